/** Inputs that always give a certain code, so that every one of them can be seen in the running app. */

/** Logging in with one of these phones, and any password, is refused with its code. */
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

/** Registering with one of these phones is refused at the last step. */
export const registerSentinels: Readonly<Record<string, string>> = {
  '0911111101': 'REGISTER_FAIL',
};

/** A code sent to one of these phones, or one of these one-time codes typed in. */
export const otpSentinels: Readonly<Record<string, string>> = {
  '0911111102': 'OTP_SEND_FAIL',
  '0911111103': 'OTP_BLOCK',
  '000001': 'OTP_VERIFY_FAIL',
};
