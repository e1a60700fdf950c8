import type { CallName } from '../../src/api/calls/calls.ts';

/** What a call is for, and when the app sends it. */
type CallText = readonly [summary: string, sent: string];

const play: CallText = [
  'Log in to a game',
  'After a tap on “play”, with the `username` and `password` of `getSlotAccount`. The app opens `link` in the window that the tap has opened, and says why if it is refused.',
];

/** Texts of all calls for `openapi.json`. */
export const callTexts: Record<CallName, CallText> = {
  login: [
    'Log in',
    'When the member sends the login form, and right after a registration. A registration whose response was lost is checked by a login, too. A refusal is shown above the form; the phone number stays.',
  ],
  register: [
    'Register a member',
    'At the end of the registration form. Refusals lead to the step with the field that they are about; `UNVERIFIED_OTP` leads back to the one-time code.',
  ],
  validateRegistration: [
    'Check fields of a registration',
    'After each step of the registration, with the fields that are filled in so far. A refusal keeps the visitor on the step.',
  ],
  getProfile: ['The member and their bank account', 'When a member’s page opens, and after a change of the profile.'],
  updateProfile: ['Change the name and the bank account', 'No screen sends it today.'],
  updateBankAccountName: [
    'Change the name of the bank account to English letters',
    'When the member copies a deposit account of a bank that needs it (KTB, TMB, BBL) and saves an English name. `bankCode` is the bank of the deposit account.',
  ],
  changePassword: [
    'Change the password',
    'When the member sends the form. The app keeps its token; `WRONG_PASSWORD` is shown at the old password.',
  ],
  sendOtp: [
    'Send a one-time code by SMS',
    'After the first step of a registration, if `getRegisterOtp` asks for it, and after “send again”, 60 s later at the earliest. With `code` `OTP_VERIFIED`, the app skips the one-time code.',
  ],
  verifyOtp: [
    'Check a one-time code',
    'When the visitor has typed the code. After `OTP_EXPIRED` and `OTP_TOKEN_INVALID` the visitor asks for a new code, after `OTP_BLOCK` they wait.',
  ],
  getBonuses: ['The bonuses of the site', 'On the bonus page. A bonus whose limit is reached cannot be chosen.'],
  activateBonus: [
    'Receive a bonus',
    'After the member has confirmed it. The app reads the wallet afterwards, because the operator decides what the bonus pays.',
  ],
  getActiveBonus: [
    'Whether a bonus is active',
    'On home, on the bonus page, with a bonus and when withdraw opens. With `turnoverDone` and `turnoverNeeded` the app shows a bar.',
  ],
  getBonusMinimum: ['The lowest minimum of all bonuses', 'No screen sends it today.'],
  clearBonus: ['Cancel the active bonus', 'After the member has confirmed it. `BONUS_CLEAR`: no bonus is active.'],
  getCurrentPromotion: ['The active promotion', 'On the bonus page. `null`: no promotion is active.'],
  findPromotion: ['Look up a promotion code', 'When the member looks up a code. `null`: no promotion has this code.'],
  activatePromotion: [
    'Receive a promotion',
    'After the member has confirmed the promotion that `findPromotion` has shown.',
  ],
  getChatConfig: ['The prefix of chat rooms', 'When the chat opens.'],
  getHistory: [
    'Chat messages',
    'When the chat opens, when older messages are scrolled to, and after a lost connection. A failed read is tried again.',
  ],
  sendMessage: [
    'Send a chat message',
    'When the member or guest sends a text, a button or an uploaded file. A refused message stays with “send again”.',
  ],
  uploadImage: ['Upload a picture to the chat', 'Before the message with the picture is sent.'],
  uploadVideo: ['Upload a video to the chat', 'Before the message with the video is sent.'],
  markRead: ['Mark the chat as read', 'When new messages are visible. A refusal is not shown.'],
  getInvites: ['Friends that the member has invited', 'In the invite dialog, by pages.'],
  getInviteBanners: ['Banners about inviting', 'In the invite dialog.'],
  receiveInviteBonus: [
    'Receive the invite bonus',
    'After a tap on “receive” on home. `message` of the response is shown to the member.',
  ],
  getActive: [
    'Whether the site is open',
    'On the page that says that the site is closed, to find out whether it is open again.',
  ],
  getAgreements: ['Texts of the agreement', 'Once on each device, after the login.'],
  getBanks: ['Banks of members', 'In the registration, and on pages that show the name of a bank.'],
  getConditions: ['Conditions of the site', 'When a visitor opens the conditions.'],
  getContact: ['Ways to reach support', 'On the contact pages.'],
  getDeposit: ['Accounts that accept deposits', 'When the member opens deposit.'],
  getEnableChatWidget: ['Whether the chat is on', 'Once after each page has loaded. A refusal hides the chat.'],
  getInfo: ['Name and website of the site', 'Once after the app has loaded.'],
  getNotice: ['Notice about bonuses', 'On the bonus page. `%percentFail%` is replaced by the bonus’s percentage.'],
  getRegisterOtp: ['Whether a registration needs a one-time code', 'When the registration opens.'],
  getSlipWindow: ['When slips are accepted', 'In the dialog of deposits. Outside of the window the app sends no slip.'],
  getSources: ['How visitors heard about the site', 'In the registration.'],
  getWithdrawLimits: ['Limits of a withdrawal', 'When the member opens withdraw.'],
  getQr: [
    'The QR of a deposit that waits for payment',
    'When the deposit opens, every 30 s while a QR is shown, and at its end.',
  ],
  createQr: [
    'Create a QR for a deposit',
    'When the member has typed an amount. A refusal may be a response with `hasQrcode: false` and a `message`.',
  ],
  cancelQr: ['Cancel a QR', 'When the member cancels the QR that waits for payment.'],
  getRefunds: ['Past refunds, page by page', 'In the refund dialog.'],
  getRefundBanners: ['Banners about refunds', 'In the refund dialog.'],
  checkRefund: [
    'The refund that can be received or moved',
    'When the refund dialog opens, and after each of its steps. `REFUND_INACTIVE` shows that there is no refund now.',
  ],
  receiveRefund: ['Receive the refund', 'After a tap, if `checkRefund` has `result` and no `bonus`.'],
  addRefundToWallet: ['Move the received refund to the main wallet', 'After the member has confirmed it.'],
  getSpinActive: ['Whether the prize wheel is on', 'On home. A refusal hides the wheel.'],
  getSpinSetup: ['Slices of the wheel and the member’s coins', 'When the wheel opens, and after each spin.'],
  spin: [
    'Spin the wheel for a coin',
    'After a tap. The wheel turns until the response is there, and stops at the slice with `code`.',
  ],
  getCoupons: ['Coupons that the member can claim', 'On the page of the wheel, and after a prize.'],
  claimCoupon: [
    'Claim a coupon',
    'After the member has confirmed it. A refusal is a 200 with `success: false` and `error`; the app reads the coupons again.',
  ],
  getStatements: [
    'The statement',
    'On its page, with a limit of 10. With a limit of 100 as evidence of a lost command, and in the dialogs of withdrawals and activity.',
  ],
  getSlips: ['Slips that the member has sent', 'In the dialog of slips, by pages.'],
  getSlipReference: ['The picture of a slip', 'When the member opens a slip.'],
  getWallet: [
    'Balances, game accounts and the member',
    'On home and on every page that shows money, again after each command and when the page becomes visible.',
  ],
  getSlotAccount: ['User name and password of a game account', 'When the member opens a game.'],
  activateSlot: ['Open a game account', 'After a tap on a game that is not open. The app reads the wallet afterwards.'],
  refreshSlots: [
    'Read the balances of all games again',
    'When home opens, after a tap on “Check balance”, and after the member returns from a game. The app reads the wallet afterwards.',
  ],
  resetSlotPassword: ['Give a game account a new password', 'After the member has confirmed it.'],
  transfer: [
    'Move money between the main wallet and a game, or between games',
    'When the member sends the form. `MONEY_NOT_ENOUGH` reads the wallet again.',
  ],
  transferAll: ['Move all money into a game', 'After the member has confirmed it in the dialog of a game.'],
  withdraw: ['Withdraw money to the member’s bank account', 'No screen sends it today; it works as `withdrawAll`.'],
  withdrawAll: [
    'Withdraw money to the member’s bank account',
    'When the member sends the form. A refusal is shown in a dialog over it, and the amount stays.',
  ],
  addMoney: ['Announce a bank transfer', 'No screen sends it today. It adds an entry in progress and moves no money.'],
  uploadSlip: [
    'Send a slip of a bank transfer',
    'When the member has chosen a picture, at most 10 MB, inside the window of `getSlipWindow`.',
  ],
  sendTruelink: [
    'Redeem a TrueMoney gift link',
    'When the member sends the link. `link` is encrypted: AES of the link, `::` and `walletAccountName`, with the key of the build.',
  ],
  autoLoginAreaslot: play,
  autoLoginAskmebet: play,
  autoLoginBetflix: play,
  autoLoginCircus: play,
  autoLoginHuayhd: play,
  autoLoginImi: play,
  autoLoginJoker2: play,
  autoLoginPg: play,
  autoLoginPgslot: play,
  autoLoginSlotracha: play,
  autoLoginUsun: play,
};

/** What the app does with a refusal, by its HTTP status. */
export const statusTexts: Record<string, string> = {
  400: 'The app shows the text of the code, or the message if it is not a code. `INVALID_USER_1` to `_4` end the session as 401 does. After `KEY_…` the same key may be sent again.',
  401: 'The session has ended: the app deletes its token, shows the login with “your session has ended”, and returns to the page after the login. During a login and with public calls it only shows the text.',
  403: 'The app shows the text of the code. The session stays.',
  410: 'The site is closed: the app shows a page that says so, and asks `getActive` until it is open again.',
  429: 'The app shows the text of the code. It repeats a read after `Retry-After`, never a command.',
  500: 'The app shows “something went wrong”, with “try again” for reads. After a money command there is no result yet, whatever the code.',
};
