/** Story ids that the welcome page links to; `tools/rules/workshop.test.ts` checks that each exists. */
export const links = {
  storyboard: 'storyboard--board',
  login: 'screens-login--default',
  home: 'screens-home--default',
  deposit: 'modals-deposit--default',
  withdraw: 'modals-withdraw--docs',
  button: 'components-button--docs',
  colours: 'foundations-colours--docs',
  type: 'foundations-typography--docs',
  icons: 'foundations-icons--docs',
  words: 'foundations-ui-copy--glossary',
  errors: 'foundations-error-catalogue--all',
  flow: 'flows-deposit--docs',
  contract: 'api--docs',
  internals: 'internals-calls--docs',
} as const;
