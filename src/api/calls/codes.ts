/**
 * Codes that any call can return. `KEY_MISSING` means that the request lacks a field, and `KEY_INVALID` that a field is
 * invalid.
 */
export const generalCodes = [
  'KEY_MISSING',
  'KEY_INVALID',
  'INVALID_IP',
  'REQUEST_LIMIT',
  'REQUEST_LIMIT_1MIN',
  'INTERNAL_SERVER_ERROR',
] as const;

/**
 * Codes that end the session, because the server cannot verify the member's identity. The message `invalid-token` also
 * ends the session.
 */
export const sessionCodes = [
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
] as const;

/**
 * `invalid-token` and the codes of the specification's group "Auth". The server refuses with them before it carries out
 * a command.
 */
export const authCodes: readonly string[] = [
  'invalid-token',
  ...sessionCodes,
  'INVALID_IP',
  'NO_USER',
  'WRONG_PASSWORD',
  'WRONG_CREDENTIAL',
  'INACTIVE_USER',
  'LOGIN_FAIL',
  'REQUEST_LIMIT',
  'REQUEST_LIMIT_1MIN',
];

/** Codes that any call for members can return in addition to `generalCodes`. */
export const memberCodes = [...sessionCodes, 'INACTIVE_USER'] as const;

/** Refusals of a coupon claim. The text of each is `errors:spin.error.<code>`. */
export const claimErrors = [
  'NO_CLAIMABLE_COUPON',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
  'COUPON_EXPIRED',
  'BONUS_REMAINING',
] as const;
