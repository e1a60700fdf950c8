import * as v from 'valibot';
import { defineCall } from './call';
import { count, done, essentialInHeader, isoDate } from './shapes';

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
  sourceCode: v.optional(v.string(), ''),
  inviteCode: v.optional(v.string(), ''),
  bankCode: v.string(),
  bankAccountName: v.string(),
  bankAccountNo: v.string(),
  currency: v.optional(v.string(), ''),
});
/** The request body of a registration. `username` is the phone number. `currency` is `''` outside the Lao market. */
export type Registration = v.InferOutput<typeof registrationSchema>;

export const profileSchema = v.object({
  _id: v.string(),
  username: v.string(),
  name: v.string(),
  createdAt: isoDate,
  coin: count,
});
/** `coin` is the number of prize wheel coins that the member has. */
export type Profile = v.InferOutput<typeof profileSchema>;

export const bankAccountSchema = v.object({
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

/** The server checks only the fields that the body contains. */
export const validateRegistration = defineCall('POST', '/api/account/validate', {
  auth: 'public',
  kind: 'read',
  request: v.partial(registrationSchema),
  response: v.object({ valid: v.literal(true) }),
  codes: registrationCodes,
});

export const register = defineCall('POST', '/api/account', {
  auth: 'public',
  request: registrationSchema,
  response: v.object({ _id: v.string(), username: v.string() }),
  codes: [...registrationCodes, 'REGISTER_FAIL', 'UNVERIFIED_OTP'],
});

export const getProfile = defineCall('GET', '/api/account/profile', { hideErrors: true, response: profileResponse });

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

export const updateBankAccountName = defineCall('PUT', '/api/account/bankAccountName', {
  request: v.object({ bankCode: v.string(), bankAccountName: v.string() }),
  response: done,
  codes: ['BANK_ACCOUNT_NAME_ENG', 'INVALID_BANK', 'NO_BANK'],
});

export const changePassword = defineCall('PUT', '/api/account/changepwd', {
  request: v.object({ oldPassword: v.string(), newPassword: v.string() }),
  response: done,
  codes: ['WRONG_PASSWORD'],
});

/** The response's `code` is `OTP_VERIFIED` if the phone number is already verified, else `''`. */
export const sendOtp = defineCall('POST', '/api/otp/send', {
  auth: 'public',
  request: v.object({ phoneNumber: v.string() }),
  response: v.object({ otpRef: v.string(), otpToken: v.string(), code: v.string() }),
  codes: ['PHONE_NUMBER_REQUIRE_10_DIGIT', 'OTP_BLOCK', 'OTP_SEND_FAIL', 'REQUEST_LIMIT_1MIN', 'EXISTING_USER'],
});

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
