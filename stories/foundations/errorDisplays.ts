/**
 * The ways in which a failure reaches the member. `errorDisplays` lists them for each code.
 * - `toast`: a red toast for 4 s; `info`: a calm toast when nothing is lost
 * - `line`: the error line of a form; `field`: below its field; `state`: in place of the missing content
 * - `alert`: a dialog titled "error"; `dialog`: its own title (transfer, withdraw, refund, game account)
 * - `unknown`: the calm dialog of a lost response, which links to the statement
 * - `cancelBonus`: the dialog of a failed bonus cancellation; `row`: in the table of slips
 * - `login`: the session ends and login explains it; `terminated`: the page of the closed site
 *
 * If the member has left the modal, a `dialog` becomes a toast.
 */
export const displays = [
  'toast',
  'info',
  'line',
  'field',
  'state',
  'alert',
  'dialog',
  'unknown',
  'cancelBonus',
  'row',
  'login',
  'terminated',
] as const;
export type ErrorDisplay = (typeof displays)[number];

/** Any call can return these codes, so they appear in each of these ways. */
const anywhere = ['toast', 'line', 'field', 'state', 'alert', 'dialog', 'cancelBonus'] as const;
/** These codes end a member's session. A visitor has no session, so the form shows the error. */
const session = ['login', 'line'] as const;

/**
 * The ways of each code, in groups. The keys are paths in the translations of namespace `errors`. The error catalogue
 * shows this table.
 */
export const errorDisplays: Readonly<Record<string, Readonly<Record<string, readonly ErrorDisplay[]>>>> = {
  Session: {
    'code.invalid-token': session,
    'code.gone': ['terminated'],
    'code.UNAUTHORIZED': session,
    'code.EXPIRED_AUTH_TOKEN': session,
    'code.INVALID_USER_1': session,
    'code.INVALID_USER_2': session,
    'code.INVALID_USER_3': session,
    'code.INVALID_USER_4': session,
  },
  Login: {
    'code.INVALID_IP': anywhere,
    'code.NO_USER': ['line'],
    'code.WRONG_PASSWORD': ['line', 'alert'],
    'code.WRONG_CREDENTIAL': ['line'],
    'code.INACTIVE_USER': anywhere,
    'code.LOGIN_FAIL': ['line', 'dialog'],
    'code.REQUEST_LIMIT': anywhere,
    'code.REQUEST_LIMIT_1MIN': anywhere,
  },
  OTP: {
    'code.OTP_BLOCK': ['field', 'line'],
    'code.OTP_TOKEN_INVALID': ['field'],
    'code.OTP_NOT_EXIST': ['field'],
    'code.OTP_VERIFIED': ['info'],
    'code.OTP_EXPIRED': ['field'],
    'code.OTP_CODE_INVALID': ['field'],
    'code.OTP_SEND_FAIL': ['field', 'line'],
    'code.OTP_VERIFY_FAIL': ['field'],
    'code.UNVERIFIED_OTP': ['field'],
  },
  Registration: {
    'code.EXISTING_USER': ['field'],
    'code.EXISTING_BANK': ['field'],
    'code.INVALID_USER_INFO': ['field', 'line'],
    'code.INVALID_BANK': ['field'],
    'code.BANK_ACCOUNT_NAME_ENG': ['field'],
    'code.REGISTER_FAIL': ['line'],
    'code.PHONE_NUMBER_REQUIRE_10_DIGIT': ['field'],
  },
  'Bonus and promotion': {
    'code.BONUS_REMAINING': ['toast', 'alert', 'dialog'],
    'code.BONUS_ALREADY_ACTIVE': ['alert'],
    'code.BONUS_MAX_CLAIMED': ['alert'],
    'code.BONUS_CONDITION': ['alert', 'dialog', 'cancelBonus'],
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
    'code.REFUND_INACTIVE': ['state', 'dialog'],
    'code.REFUND_MINIMUM': ['dialog'],
  },
  'Wallet and transfer': {
    'code.NO_BANK': ['line', 'field', 'state', 'dialog'],
    'code.NO_WALLET': ['field', 'dialog'],
    'code.SLOT_ALREADY_ACTIVE': ['info'],
    'code.SLOT_ACTIVATE_FAIL': ['dialog'],
    'code.SLOT_NO_ACCOUNT': ['state', 'dialog'],
    'code.SLOT_RESET_PASSWORD_FAIL': ['dialog'],
    'code.TRANSFER_MINIMUM': ['line', 'dialog'],
    'code.MONEY_NOT_ENOUGH': ['dialog'],
    'code.TRANSFER_FAIL': ['dialog'],
    'code.NO_GAME': ['state', 'dialog'],
  },
  'Slip and True Wallet': {
    'code.SLIP_UPLOAD_FAIL': ['line'],
    'code.SLIP_NO_FILE': ['line'],
    'code.SLIP_INVALID_FILE': ['line'],
    'code.TRUELINK_DUPLICATE': ['field'],
    'code.TRUELINK_INVALID': ['field'],
  },
  General: {
    'code.KEY_MISSING': anywhere,
    'code.KEY_INVALID': anywhere,
    'code.INTERNAL_SERVER_ERROR': anywhere,
    'general.system': anywhere,
    'general.network': anywhere,
    'general.timeout': anywhere,
    'general.unknownResult': ['unknown', 'line', 'toast', 'info'],
    'general.failed': anywhere,
    'general.tooLarge': ['line'],
    'general.notFound': ['line', 'state', 'alert', 'dialog'],
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
  'Codes that come as good news': {
    'success.BONUS_CLEAR': ['info'],
    'success.INVITE_BONUS_SUCCESS': ['info'],
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
export const errorEntries = Object.entries(errorDisplays).flatMap(([group, codes]) =>
  Object.entries(codes).map(([path, displays]) => ({ group, path, displays })),
);
