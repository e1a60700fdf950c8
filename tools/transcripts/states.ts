/**
 * Stories whose transcripts are kept: of each screen and modal the default, a failure, a success and a refusal, if it
 * has one.
 */
export const states = [
  ...['screens-login--default', 'screens-login--wrong-password', 'screens-login--server-error'],
  ...['screens-register--phone', 'screens-register--phone-taken', 'screens-register--otp-wrong'],
  ...['screens-register--profile-missing', 'screens-register-bank-account--bank-account'],
  ...['screens-register-bank-account--banks-failed', 'screens-register-bank-account--success'],
  ...['screens-home--default', 'screens-home--failed', 'screens-home--hidden', 'screens-home--new-member'],
  ...['screens-home-invite-bonus--question', 'screens-home-invite-bonus--success'],
  ...['screens-contact--default', 'screens-contact--failed', 'screens-how-to--default', 'screens-how-to--wallet'],
  ...['screens-not-found--visitor', 'screens-not-found--crash', 'screens-site-closed--default'],
  ...['screens-statement--default', 'screens-statement--failed', 'screens-statement-receipt--done'],
  ...['screens-profile--default', 'screens-profile--failed', 'screens-install-offer--default'],
  ...['screens-bonus--default', 'screens-bonus--active', 'screens-bonus--failed', 'screens-bonus--question'],
  ...['screens-bonus--success', 'screens-bonus--bonus-clear', 'screens-bonus-promotion-code--found'],
  ...['screens-bonus-promotion-code--no-promotion', 'screens-prize-wheel--default', 'screens-prize-wheel--failed'],
  ...['screens-prize-wheel--success', 'screens-prize-wheel-refused--refused', 'screens-prize-wheel-coupons--default'],
  ...['screens-prize-wheel-coupons--success', 'screens-prize-wheel-coupons--refused', 'screens-chat--default'],
  ...[
    'screens-chat--failed',
    'screens-chat-messages--buttons-of-all-types',
    'screens-chat-messages--cards-side-by-side',
  ],
  ...['screens-chat-messages--images-and-files', 'screens-chat-messages--not-sent', 'screens-chat-files--videos'],
  ...['modals-agreement--default', 'modals-agreement--failed', 'modals-bonus--default', 'modals-bonus--failed'],
  ...[
    'modals-bonus--success',
    'modals-bonus--bonus-condition',
    'modals-conditions--default',
    'modals-conditions--failed',
  ],
  ...['modals-deposit--default', 'modals-deposit--failed', 'modals-deposit-qr--form', 'modals-deposit-qr--live'],
  ...['modals-deposit-qr--refused', 'modals-deposit-qr--credited', 'modals-deposit-slip-upload--chosen'],
  ...['modals-deposit-slip-upload--sent', 'modals-deposit-slip-upload--refused', 'modals-deposit-wallet--automatic'],
  ...['modals-deposit-wallet--several-accounts', 'modals-deposit-wallet--sent', 'modals-deposit-wallet--duplicate'],
  ...['modals-edit-bank-name--default', 'modals-edit-bank-name--failed', 'modals-game--default', 'modals-game--failed'],
  ...['modals-game--success', 'modals-game--account-failed', 'modals-game-opening--not-open'],
  ...['modals-invite--default', 'modals-invite--failed', 'modals-password--default', 'modals-password--wrong-password'],
  ...['modals-password--success', 'modals-activity--budget', 'modals-activity-help--default', 'modals-refund--default'],
  ...['modals-refund--failed', 'modals-refund--success', 'modals-refund--closed', 'modals-slips--every-reason'],
  ...['modals-slips--failed', 'modals-storage--all', 'modals-transfer--default', 'modals-transfer--failed'],
  ...['modals-transfer--success', 'modals-transfer--refused', 'modals-withdraw--default', 'modals-withdraw--failed'],
  ...['modals-withdraw--success', 'modals-withdraw--bonus-blocks', 'modals-withdraw--pending'],
] as const;

/** Flows whose announcements are kept, by the story that plays them (`stories/flows/ByKeyboard.stories.tsx`). */
export const flows: Readonly<Record<string, string>> = {
  'log-in': 'flows-by-keyboard--log-in',
  register: 'flows-by-keyboard--register',
  'deposit-by-bank': 'flows-by-keyboard--deposit-by-bank',
  'deposit-by-qr': 'flows-by-keyboard--deposit-by-qr',
  'deposit-by-gift': 'flows-by-keyboard--deposit-by-gift',
  withdraw: 'flows-by-keyboard--withdraw',
  'transfer-and-play': 'flows-by-keyboard--transfer-and-play',
  bonus: 'flows-by-keyboard--bonus-taken-and-cancelled',
  wheel: 'flows-by-keyboard--wheel-to-coupon',
  chat: 'flows-by-keyboard--chat-message',
  'lost-response': 'flows-by-keyboard--lost-response',
  language: 'flows-by-keyboard--language',
};
