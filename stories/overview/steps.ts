import type { paths } from '@/lib/paths';
import type { ModalName } from '@/overlays/modalNames';

/**
 * A step of the storyboard: a story and the page or modal that it shows. `tools/storybook/storyboard.test.ts` requires each
 * page and each modal once.
 */
export interface Step {
  name: string;
  /** The story's id. */
  story: string;
  page?: keyof typeof paths | 'notFound';
  modal?: ModalName;
}

export interface Lane {
  name: string;
  about: string;
  steps: readonly Step[];
}

export const lanes: readonly Lane[] = [
  {
    name: 'Visitor',
    about: 'From the first visit to becoming a member.',
    steps: [
      { name: 'Log in', story: 'screens-login--default', page: 'login' },
      { name: 'Wrong password', story: 'screens-login--wrong-password' },
      { name: 'Register: phone number', story: 'screens-register--phone', page: 'register' },
      { name: 'Register: one-time code', story: 'screens-register--otp' },
      { name: 'Register: name and password', story: 'screens-register--profile' },
      { name: 'Register: bank account', story: 'screens-register-bank-account--bank-account' },
      { name: 'Install the app', story: 'screens-install-offer--default' },
      { name: 'The site is closed', story: 'screens-site-closed--default', page: 'terminated' },
    ],
  },
  {
    name: 'Money',
    about: 'Money in, money out and where it went.',
    steps: [
      { name: 'Home', story: 'screens-home--default', page: 'home' },
      { name: 'Deposit', story: 'modals-deposit--default', modal: 'deposit' },
      { name: 'Deposit: send a slip', story: 'modals-deposit-slip-upload--chosen' },
      { name: 'Deposit by QR', story: 'modals-deposit-qr--live' },
      { name: 'Deposit by QR: credited', story: 'modals-deposit-qr--credited' },
      { name: 'Deposit by wallet', story: 'modals-deposit-wallet--form' },
      { name: 'English account name', story: 'modals-edit-bank-name--default', modal: 'editBankName' },
      { name: 'Sent slips', story: 'modals-slips--default', modal: 'slips' },
      { name: 'Withdraw', story: 'modals-withdraw--default', modal: 'withdraw' },
      { name: 'Withdrawal in progress', story: 'modals-withdraw--pending' },
      { name: 'Withdrawal refused: a bonus', story: 'modals-withdraw--bonus-blocks' },
      { name: 'Transfer', story: 'modals-transfer--default', modal: 'transfer' },
      { name: 'Transferred', story: 'modals-transfer--success' },
      { name: 'Result unknown', story: 'modals-transfer--lost-response' },
      { name: 'Statement', story: 'screens-statement--default', page: 'statement' },
      { name: 'Receipt', story: 'screens-statement-receipt--done' },
    ],
  },
  {
    name: 'Games',
    about: 'Game accounts and opening a game.',
    steps: [
      { name: 'All games', story: 'screens-home--all-games' },
      { name: 'A new game account', story: 'modals-game-opening--not-open' },
      { name: 'A game', story: 'modals-game--default', modal: 'game' },
      { name: 'The browser blocks the game', story: 'modals-game-launch--blocked' },
      { name: 'The game does not open', story: 'modals-game-launch-failures--moved-only' },
      { name: 'Transfer everything to this game', story: 'modals-game--ask-all' },
      { name: 'New game password', story: 'modals-game--ask-reset' },
    ],
  },
  {
    name: 'Rewards',
    about: 'Bonuses, invites, refunds and the prize wheel.',
    steps: [
      { name: 'Bonus page', story: 'screens-bonus--default', page: 'bonus' },
      { name: 'A bonus', story: 'modals-bonus--default', modal: 'bonus' },
      { name: 'A bonus is active', story: 'screens-bonus--active' },
      { name: 'Promotion code', story: 'screens-bonus-promotion-code--found' },
      { name: 'Invite a friend', story: 'modals-invite--default', modal: 'invite' },
      { name: 'Invite bonus', story: 'screens-home-invite-bonus--waiting' },
      { name: 'Refund', story: 'modals-refund--default', modal: 'refund' },
      { name: 'Refund received', story: 'modals-refund--success' },
      { name: 'Prize wheel', story: 'screens-prize-wheel--default', page: 'spin' },
      { name: 'A prize', story: 'screens-prize-wheel--success' },
      { name: 'Coupons', story: 'screens-prize-wheel-coupons--default' },
    ],
  },
  {
    name: 'Account',
    about: 'Agreements, profile and settings.',
    steps: [
      { name: 'Agreement', story: 'modals-agreement--default', modal: 'agreement' },
      { name: 'Conditions', story: 'modals-conditions--default', modal: 'conditions' },
      { name: 'Data on this device', story: 'modals-storage--default', modal: 'storage' },
      { name: 'My activity', story: 'modals-activity--default', modal: 'play' },
      { name: 'Rules and help', story: 'modals-activity-help--default', modal: 'playHelp' },
      { name: 'Profile', story: 'screens-profile--default', page: 'profile' },
      { name: 'Change password', story: 'modals-password--default', modal: 'password' },
      { name: 'The old password is wrong', story: 'modals-password--wrong-password' },
      { name: 'Session expired', story: 'screens-login--session-expired' },
    ],
  },
  {
    name: 'Support',
    about: 'Help, from guides to the support team.',
    steps: [
      { name: 'How-to', story: 'screens-how-to--default', page: 'howto' },
      { name: 'How-to video', story: 'modals-how-to-video--default', modal: 'howto' },
      { name: 'Contact', story: 'screens-contact--default', page: 'contact' },
      { name: 'Contact, as a member', story: 'screens-contact--member', page: 'memberContact' },
      { name: 'Chat', story: 'screens-chat--default' },
      { name: 'Chat: pictures and files', story: 'screens-chat-messages--images-and-files' },
      { name: 'No such page', story: 'screens-not-found--member', page: 'notFound' },
      { name: 'A page crashes', story: 'screens-not-found--crash' },
    ],
  },
];
