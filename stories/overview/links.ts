/** Stories and pages that the welcome page links to; a test checks that each exists. */
export const links = {
  storyboard: 'storyboard--board',
  home: 'screens-home--default',
  deposit: 'modals-deposit--default',
  colours: 'foundations-colours--docs',
  type: 'foundations-typography--docs',
  spacing: 'foundations-spacing--docs',
  icons: 'foundations-icons--docs',
  copy: 'foundations-ui-copy--docs',
  errors: 'foundations-error-catalogue--all',
  calls: 'api--docs',
} as const;
