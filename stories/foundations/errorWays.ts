/**
 * How each failure reaches the member (spec section 8, display): the one table that the catalogue is made from.
 * - `toast`: red, 4 s; `line`: the error line of a form; `field`: under the field it speaks of
 * - `alert`: a dialog titled "error"; `dialog`: one with a title of its own (transfer, withdraw, refund, game account)
 * - `cancelBonus`: the dialog titled cancel-bonus failure; `row`: in the table of slips
 * - `login`: the session ends, login says so; `terminated`: the page of the closed site
 */
export const ways = ['toast', 'line', 'field', 'alert', 'dialog', 'cancelBonus', 'row', 'login', 'terminated'] as const;
export type Way = (typeof ways)[number];

/** Groups of spec section 8; keys are paths in the texts of area `errors`. */
export const errorWays: Readonly<Record<string, Readonly<Record<string, readonly Way[]>>>> = {
  Session: {
    'code.invalid-token': ['login'],
    'code.gone': ['terminated'],
    'code.UNAUTHORIZED': ['login'],
    'code.EXPIRED_AUTH_TOKEN': ['login'],
    'code.INVALID_USER_1': ['login'],
    'code.INVALID_USER_2': ['login'],
    'code.INVALID_USER_3': ['login'],
    'code.INVALID_USER_4': ['login'],
  },
  Login: {
    'code.INVALID_IP': ['line'],
    'code.NO_USER': ['line'],
    'code.WRONG_PASSWORD': ['line', 'alert'],
    'code.WRONG_CREDENTIAL': ['line'],
    'code.INACTIVE_USER': ['line'],
    'code.LOGIN_FAIL': ['line'],
    'code.REQUEST_LIMIT': ['line'],
    'code.REQUEST_LIMIT_1MIN': ['line'],
  },
  OTP: {
    'code.OTP_BLOCK': ['field', 'line'],
    'code.OTP_TOKEN_INVALID': ['field'],
    'code.OTP_NOT_EXIST': ['field'],
    'code.OTP_VERIFIED': ['toast'],
    'code.OTP_EXPIRED': ['field'],
    'code.OTP_CODE_INVALID': ['field'],
    'code.OTP_SEND_FAIL': ['field', 'line'],
    'code.OTP_VERIFY_FAIL': ['field'],
    'code.UNVERIFIED_OTP': ['field'],
  },
  Registration: {
    'code.EXISTING_USER': ['field'],
    'code.EXISTING_BANK': ['field'],
    'code.INVALID_USER_INFO': ['line'],
    'code.INVALID_BANK': ['field'],
    'code.BANK_ACCOUNT_NAME_ENG': ['field', 'toast'],
    'code.REGISTER_FAIL': ['line'],
    'code.PHONE_NUMBER_REQUIRE_10_DIGIT': ['field'],
  },
  'Bonus and promotion': {
    'code.BONUS_REMAINING': ['alert', 'dialog'],
    'code.BONUS_ALREADY_ACTIVE': ['alert'],
    'code.BONUS_MAX_CLAIMED': ['alert'],
    'code.BONUS_CONDITION': ['dialog', 'cancelBonus'],
    'code.BONUS_CLEAR': ['cancelBonus'],
    'code.BONUS_FULL': ['alert'],
    'code.NO_PROMOTION': ['alert'],
    'code.PROMOTION_RECEIVED': ['alert'],
  },
  Invite: {
    'code.INVITE_INACTIVE': ['toast'],
    'code.INVITE_NO_INVITE_BONUS': ['toast'],
    'code.INVITE_NO_INVITEE_PLAY_INFO': ['toast'],
    'code.INVITE_BONUS_SUCCESS': ['toast'],
    'code.INVITE_BONUS_FAIL': ['toast'],
  },
  'QR and refund': {
    'code.QR_FAIL': ['line'],
    'code.NO_REFUND': ['dialog'],
    'code.REFUND_CONDITION': ['dialog'],
    'code.REFUND_INACTIVE': ['dialog'],
    'code.REFUND_MINIMUM': ['dialog'],
  },
  'Wallet and transfer': {
    'code.NO_BANK': ['dialog'],
    'code.NO_WALLET': ['dialog'],
    'code.SLOT_ALREADY_ACTIVE': ['dialog'],
    'code.SLOT_ACTIVATE_FAIL': ['dialog'],
    'code.SLOT_NO_ACCOUNT': ['dialog'],
    'code.SLOT_RESET_PASSWORD_FAIL': ['dialog'],
    'code.TRANSFER_MINIMUM': ['dialog'],
    'code.MONEY_NOT_ENOUGH': ['dialog'],
    'code.TRANSFER_FAIL': ['dialog'],
    'code.NO_GAME': ['dialog'],
  },
  'Slip and True Wallet': {
    'code.SLIP_UPLOAD_FAIL': ['line'],
    'code.SLIP_NO_FILE': ['line'],
    'code.SLIP_INVALID_FILE': ['line'],
    'code.TRUELINK_DUPLICATE': ['dialog'],
    'code.TRUELINK_INVALID': ['dialog'],
  },
  General: {
    'code.KEY_MISSING': ['toast', 'line', 'alert', 'dialog'],
    'code.KEY_INVALID': ['toast', 'line', 'alert', 'dialog'],
    'code.INTERNAL_SERVER_ERROR': ['toast', 'line', 'alert', 'dialog', 'cancelBonus'],
    'general.system': ['toast', 'line', 'alert', 'dialog'],
    'general.network': ['toast', 'line', 'alert', 'dialog'],
    'general.timeout': ['toast', 'line', 'alert', 'dialog'],
    'general.unknownResult': ['dialog', 'toast'],
    'general.failed': ['toast', 'line', 'alert', 'dialog'],
    'general.tooLarge': ['line'],
    'general.aborted': ['line'],
  },
  'Wheel: claiming a coupon': {
    'code.NO_CLAIMABLE_COUPON': ['alert'],
    'code.INVALID_PRIZE_CODE': ['alert'],
    'code.INVALID_CODE': ['alert'],
    'code.INVALID_COUPON_TYPE': ['alert'],
    'code.COUPON_EXPIRED': ['alert'],
    'spin.error.NO_CLAIMABLE_COUPON': ['alert'],
    'spin.error.INVALID_PRIZE_CODE': ['alert'],
    'spin.error.INVALID_CODE': ['alert'],
    'spin.error.INVALID_COUPON_TYPE': ['alert'],
    'spin.error.COUPON_EXPIRED': ['alert'],
    'spin.error.BONUS_REMAINING': ['alert'],
  },
  'Slips: why one failed': {
    'slip.NO_FILE': ['row'],
    'slip.IMAGE_UNPROCESSABLE': ['row'],
    'slip.IMAGE_UNREADABLE': ['row'],
    'slip.INVALID_ACCOUNT': ['row'],
    'slip.DUPLICATE_REFERENCE': ['row'],
    'slip.UNSTABLE_REFERENCE': ['row'],
    'slip.WRONG_CAPTCHA': ['row'],
    'slip.INVALID_SLIP': ['row'],
    'slip.ACCOUNT_MISMATCH': ['row'],
    'slip.EXPIRED_SLIP': ['row'],
    'slip.UNKNOWN_ERROR': ['row'],
  },
};

/** Every text of the catalogue with its ways. */
export const errorEntries = Object.entries(errorWays).flatMap(([group, codes]) =>
  Object.entries(codes).map(([path, ways]) => ({ group, path, ways })),
);
