import { expect, it } from 'vitest';
import { register, sendOtp, validateRegistration, verifyOtp } from '@/api/calls/account';
import { getRefusal } from './refusals';
import type { steps } from './steps';

/**
 * The field or step at which each code's text is expected, by the step whose request was refused. `step.field` is a
 * field, and `step` is the step's error message.
 */
const expectedPlaces: Record<string, Partial<Record<(typeof steps)[number], string>>> = {
  OTP_BLOCK: { phone: 'phone.phone', otp: 'otp' },
  OTP_SEND_FAIL: { phone: 'phone.phone', otp: 'otp' },
  OTP_CODE_INVALID: { otp: 'otp.otp', bank: 'bank' },
  OTP_EXPIRED: { otp: 'otp.otp', bank: 'bank' },
  OTP_TOKEN_INVALID: { otp: 'otp.otp', bank: 'bank' },
  OTP_NOT_EXIST: { otp: 'otp.otp', bank: 'bank' },
  OTP_VERIFY_FAIL: { otp: 'otp.otp', bank: 'bank' },
  UNVERIFIED_OTP: { profile: 'phone.phone', bank: 'phone.phone' },
  EXISTING_USER: { phone: 'phone.phone', profile: 'phone.phone', bank: 'phone.phone' },
  PHONE_NUMBER_REQUIRE_10_DIGIT: { phone: 'phone.phone', bank: 'phone.phone' },
  INVALID_USER_INFO: { phone: 'phone.phone', profile: 'profile', bank: 'bank' },
  EXISTING_BANK: { bank: 'bank.accountNo' },
  INVALID_BANK: { profile: 'profile', bank: 'bank.accountNo' },
  BANK_ACCOUNT_NAME_ENG: { bank: 'bank.firstName' },
  REGISTER_FAIL: { phone: 'phone', profile: 'profile', bank: 'bank' },
};

it.each(Object.entries(expectedPlaces))('shows %s at its field or in the line of its step', (code, places) => {
  for (const [step, expectedPlace] of Object.entries(places)) {
    const { step: shownStep, field } = getRefusal({ code }, step as (typeof steps)[number]);
    expect([shownStep, field].filter(Boolean).join('.'), `from ${step}`).toBe(expectedPlace);
  }
});

it('knows a place for every code of the registration calls', () => {
  const callCodes = [sendOtp, verifyOtp, validateRegistration, register].flatMap(({ codes }) => codes);
  // A verified phone is not a refusal. The text of a rate limit is shown at the current step.
  const others = ['OTP_VERIFIED', 'REQUEST_LIMIT_1MIN'];
  expect(callCodes.filter((code) => !(code in expectedPlaces) && !others.includes(code))).toEqual([]);
});
