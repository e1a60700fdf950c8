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
} as const;

/** Screens with a picture on the welcome page. */
export const screens = {
  Home: 'screens-home--default',
  Deposit: 'modals-deposit--default',
  'QR to pay': 'modals-deposit-qr--live',
  Success: 'modals-transfer--success',
  Statement: 'screens-statement--default',
  'Prize wheel': 'screens-prize-wheel--default',
  Chat: 'screens-chat-messages--images-and-files',
  Desktop: 'screens-home--desktop',
} as const;

/** The guide of each how-to video. */
export const videos = {
  wallet: 'screens-how-to--wallet',
  play: 'screens-how-to--play',
  balance: 'screens-how-to--balance',
  bonus: 'screens-how-to--bonus',
  bonusCancel: 'screens-how-to--bonus-cancel',
} as const;

/** The welcome page's example of a search, which finds stories by their name. */
export const exampleSearch = 'withdrawal refused';
