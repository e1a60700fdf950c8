import * as v from 'valibot';
import { defineCall } from './call';
import { count, done, essentialInHeader, isoDate } from './shapes';

/**
 * Logs the member in.
 *
 * Sent: When the member sends the login form. A refusal is shown above the form; the phone number stays. After a
 * registration without a response, the app may check by a login whether it was done; it throws that token away.
 */
export const login = defineCall('POST', '/api/login', {
  auth: 'public',
  request: v.object({ username: v.string(), password: v.string() }),
  response: v.object({ token: essentialInHeader }),
  codes: [
    'WRONG_CREDENTIAL',
    'NO_USER',
    'WRONG_PASSWORD',
    'INACTIVE_USER',
    'LOGIN_FAIL',
    'INVALID_IP',
    'REQUEST_LIMIT',
    'REQUEST_LIMIT_1MIN',
  ],
});

export const registrationSchema = v.object({
  name: v.string(),
  username: v.string(),
  password: v.string(),
  /** Code of `lookup/sources`; may be empty. */
  sourceCode: v.optional(v.string(), ''),
  /** Code of the link that invited the visitor; empty without one. */
  inviteCode: v.optional(v.string(), ''),
  bankCode: v.string(),
  /** Name of the bank account; English letters at banks that require it. */
  bankAccountName: v.string(),
  bankAccountNo: v.string(),
  /** Name of the bank account’s currency: `LAK` or `BAHT` in the Lao market, empty otherwise. */
  currency: v.optional(v.string(), ''),
});
/** The request body of a registration. `username` is the phone number. `currency` is `''` outside the Lao market. */
export type Registration = v.InferOutput<typeof registrationSchema>;

export const profileSchema = v.object({
  _id: v.string(),
  username: v.string(),
  name: v.string(),
  createdAt: isoDate,
  /** Coins for the prize wheel. */
  coin: count,
});
/** `coin` is the number of prize wheel coins that the member has. */
export type Profile = v.InferOutput<typeof profileSchema>;

export const bankAccountSchema = v.object({
  /** Code of the member’s bank. */
  bankCode: v.string(),
  bankAccountName: v.string(),
  bankAccountNo: v.string(),
  bank: v.object({ nameTH: v.string(), nameEN: v.string() }),
});
export type BankAccount = v.InferOutput<typeof bankAccountSchema>;

const profileResponse = v.object({ profile: profileSchema, bankAccount: bankAccountSchema });

const registrationCodes = [
  'EXISTING_USER',
  'EXISTING_BANK',
  'INVALID_USER_INFO',
  'INVALID_BANK',
  'BANK_ACCOUNT_NAME_ENG',
  'PHONE_NUMBER_REQUIRE_10_DIGIT',
] as const;

/**
 * Checks fields of a registration.
 *
 * The server checks only the fields that the body contains.
 *
 * Sent: Once, at the end of step 3 (the profile), with the fields that are filled in so far. A refusal keeps the
 * visitor on the step.
 */
export const validateRegistration = defineCall('POST', '/api/account/validate', {
  auth: 'public',
  kind: 'read',
  request: v.partial(registrationSchema),
  response: v.object({ valid: v.literal(true) }),
  codes: registrationCodes,
});

/**
 * Registers a member.
 *
 * Sent: At the end of the registration form. After a success the app sends nothing and opens /login 2 s later.
 * Refusals lead to the step with the field that they are about; `UNVERIFIED_OTP` leads back to the one-time code.
 */
export const register = defineCall('POST', '/api/account', {
  auth: 'public',
  request: registrationSchema,
  response: v.object({ _id: v.string(), username: v.string() }),
  codes: [...registrationCodes, 'REGISTER_FAIL', 'UNVERIFIED_OTP'],
});

/**
 * Returns the member and their bank account.
 *
 * Sent: When a member’s page opens, and after a change of the profile.
 */
export const getProfile = defineCall('GET', '/api/account/profile', { hideErrors: true, response: profileResponse });

/**
 * Changes the name and the bank account.
 *
 * Sent: No screen sends it today.
 */
export const updateProfile = defineCall('PUT', '/api/account/profile', {
  request: v.object({
    name: v.string(),
    bankCode: v.string(),
    bankAccountName: v.string(),
    bankAccountNo: v.string(),
  }),
  response: profileResponse,
  codes: ['EXISTING_BANK', 'INVALID_BANK', 'BANK_ACCOUNT_NAME_ENG', 'INVALID_USER_INFO'],
});

/**
 * Changes the name of the bank account to English letters.
 *
 * Sent: When the member copies a deposit account of a bank that needs it (KTB, TMB, BBL) and saves an English name.
 * `bankCode` is the bank of the member’s own account.
 */
export const updateBankAccountName = defineCall('PUT', '/api/account/bankAccountName', {
  request: v.object({ bankCode: v.string(), bankAccountName: v.string() }),
  response: done,
  codes: ['BANK_ACCOUNT_NAME_ENG', 'INVALID_BANK', 'NO_BANK'],
});

/**
 * Changes the password.
 *
 * Sent: When the member sends the form. The app keeps its token; `WRONG_PASSWORD` is shown at the old password.
 */
export const changePassword = defineCall('PUT', '/api/account/changepwd', {
  request: v.object({ oldPassword: v.string(), newPassword: v.string() }),
  response: done,
  codes: ['WRONG_PASSWORD'],
});

/**
 * Sends a one-time code by SMS.
 *
 * The response's `code` is `OTP_VERIFIED` if the phone number is already verified, else `''`.
 *
 * Sent: After the first step of a registration, if `getRegisterOtp` asks for it, and after “send again”, 60 s later at
 * the earliest. With `code` `OTP_VERIFIED`, the app skips the one-time code.
 */
export const sendOtp = defineCall('POST', '/api/otp/send', {
  auth: 'public',
  request: v.object({ phoneNumber: v.string() }),
  response: v.object({ otpRef: v.string(), otpToken: v.string(), code: v.string() }),
  codes: ['PHONE_NUMBER_REQUIRE_10_DIGIT', 'OTP_BLOCK', 'OTP_SEND_FAIL', 'REQUEST_LIMIT_1MIN', 'EXISTING_USER'],
});

/**
 * Checks a one-time code.
 *
 * Sent: When the visitor has typed the code. After `OTP_EXPIRED` and `OTP_TOKEN_INVALID` the visitor asks for a new
 * code, after `OTP_BLOCK` they wait.
 */
export const verifyOtp = defineCall('POST', '/api/otp/verify', {
  auth: 'public',
  request: v.object({ otpToken: v.string(), otpCode: v.string() }),
  response: done,
  codes: [
    'OTP_TOKEN_INVALID',
    'OTP_NOT_EXIST',
    'OTP_VERIFIED',
    'OTP_EXPIRED',
    'OTP_CODE_INVALID',
    'OTP_VERIFY_FAIL',
    'OTP_BLOCK',
  ],
});
