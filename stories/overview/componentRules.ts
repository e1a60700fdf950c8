/** The purpose of a component, as its docs page shows it. */
export interface ComponentRules {
  /** Stories of screens and modals that show the component, by their names. */
  usedOn: Readonly<Record<string, string>>;
  do: string;
  dont: string;
}

const home = 'screens-home--default';
const deposit = 'modals-deposit--default';
const transfer = 'modals-transfer--default';
const withdraw = 'modals-withdraw--default';
const statement = 'screens-statement--default';

/** The rules of components, by the last part of their title. */
export const componentRules: Readonly<Record<string, ComponentRules>> = {
  AmountInput: {
    usedOn: { Transfer: transfer, Withdraw: withdraw },
    do: 'Name the limits at the field, and fill in usual amounts with one tap.',
    dont: 'Do not say only after sending that an amount is too small.',
  },
  Badge: {
    usedOn: { Statement: statement, 'Sent slips': 'modals-slips--default' },
    do: 'Name a state in one or two words, in the colour of that state.',
    dont: 'Do not tell states apart by colour only, and do not use a badge as a button.',
  },
  Button: {
    usedOn: {
      'Log in': 'screens-login--default',
      Withdraw: withdraw,
      'Data on this device': 'modals-storage--default',
    },
    do: 'Use one main action in a view. Name what happens: “Withdraw”, not “OK”.',
    dont: 'Do not use a button to navigate, and do not use danger for an action that can be undone.',
  },
  Chips: {
    usedOn: { Deposit: deposit, 'My activity': 'modals-activity--default' },
    do: 'Offer a few short choices that the member can compare at a glance.',
    dont: 'Do not use chips for actions or for more choices than fit in two rows.',
  },
  ConfirmDialog: {
    usedOn: { 'Data on this device': 'modals-storage--default', Refund: 'modals-refund--received' },
    do: 'Ask about one action, and repeat its verb on the button that confirms it.',
    dont: 'Do not ask before an action that moves nothing and can be undone.',
  },
  CopyButton: {
    usedOn: { Deposit: deposit, 'Invite friends': 'modals-invite--default', Profile: 'screens-profile--default' },
    do: 'Put it right beside the text that it copies.',
    dont: 'Do not copy anything that the member cannot see.',
  },
  EmptyState: {
    usedOn: { Transfer: 'modals-transfer--empty', 'Sent slips': 'modals-slips--empty' },
    do: 'Say what will appear here, and how to get it.',
    dont: 'Do not use it for a failure: that is an ErrorState with a way to try again.',
  },
  ErrorState: {
    usedOn: { Transfer: 'modals-transfer--failed', Refund: 'modals-refund--failed' },
    do: 'Show it in the place of the content that is missing, with a button to try again.',
    dont: 'Do not cover content that has loaded, and do not show technical details.',
  },
  IconButton: {
    usedOn: { Home: home, Transfer: transfer, Chat: 'screens-chat--default' },
    do: 'Give it a label that names the action, for screen readers and as its tooltip.',
    dont: 'Do not use an icon alone for a main action or for one that members do not know.',
  },
  InlineError: {
    usedOn: { 'Log in': 'screens-login--wrong-password', 'Deposit by QR': 'modals-deposit-qr--refused' },
    do: 'Show it right above the button that failed, and keep what the member has typed.',
    dont: 'Do not use it for a problem of one field: the field shows its own.',
  },
  RefreshButton: {
    usedOn: { Statement: statement, 'Sent slips': 'modals-slips--default' },
    do: 'Place it above the list that it reloads.',
    dont: 'Do not use it for a list that failed to load: an ErrorState has its own retry.',
  },
  Select: {
    usedOn: { Register: 'screens-register--profile', 'Deposit by wallet app': 'modals-deposit-wallet--form' },
    do: 'Use it for many choices of one kind, in an order that members know.',
    dont: 'Do not use it for two to four choices: chips show them all.',
  },
  TextLink: {
    usedOn: { 'Log in': 'screens-login--default', 'Not found': 'screens-not-found--member' },
    do: 'Name the place that it leads to.',
    dont: 'Do not use it for an action that changes something.',
  },
  Tile: {
    usedOn: { Home: home },
    do: 'Use it for a main destination of home, with a word of one line.',
    dont: 'Do not use it for an action inside a form.',
  },
};
