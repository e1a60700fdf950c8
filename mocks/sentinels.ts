/** Inputs that always return a certain code. Testers use them to see each code in the running app. */

/** A login with one of these phones is refused with its code, whatever the password. */
export const loginSentinels: Readonly<Record<string, string>> = {
  '0900000001': 'UNAUTHORIZED',
  '0900000002': 'EXPIRED_AUTH_TOKEN',
  '0900000003': 'INVALID_USER_1',
  '0900000004': 'INVALID_USER_2',
  '0900000005': 'INVALID_USER_3',
  '0900000006': 'INVALID_USER_4',
  '0900000007': 'INVALID_IP',
  '0900000008': 'NO_USER',
  '0900000009': 'WRONG_PASSWORD',
  '0900000010': 'WRONG_CREDENTIAL',
  '0900000011': 'INACTIVE_USER',
  '0900000012': 'LOGIN_FAIL',
  '0900000013': 'REQUEST_LIMIT',
  '0900000014': 'REQUEST_LIMIT_1MIN',
  '0900000015': 'INTERNAL_SERVER_ERROR',
  '0900000016': 'invalid-token',
  '0900000017': 'gone',
  '0900000018': 'KEY_MISSING',
  '0900000019': 'KEY_INVALID',
};

/** A registration with one of these phones is refused at the last step. */
export const registerSentinels: Readonly<Record<string, string>> = {
  '0911111101': 'REGISTER_FAIL',
};

/** Invite bonuses whose amount ends in these satang are refused. */
export const inviteSentinels: Readonly<Record<number, string>> = {
  41: 'INVITE_NO_INVITE_BONUS',
  42: 'INVITE_NO_INVITEE_PLAY_INFO',
  44: 'INVITE_BONUS_FAIL',
};

/** Phones to which the mock refuses to send an OTP, and OTP codes that it refuses. */
export const otpSentinels: Readonly<Record<string, string>> = {
  '0911111102': 'OTP_SEND_FAIL',
  '0911111103': 'OTP_BLOCK',
  '000001': 'OTP_VERIFY_FAIL',
};
