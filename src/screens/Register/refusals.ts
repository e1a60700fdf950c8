import { type RegisterStep, steps } from './steps';

/** Fields of the four steps. A refusal is shown at one of them or, without a field, in its step's error message. */
export type FieldName =
  | 'phone'
  | 'otp'
  | 'name'
  | 'password'
  | 'confirm'
  | 'bank'
  | 'accountNo'
  | 'firstName'
  | 'lastName';

/** The failure of a step's request, and the step and field where it is shown. */
export interface Refusal {
  step: RegisterStep;
  field?: FieldName;
  failure: unknown;
}

type RefusalPlace = Pick<Refusal, 'step' | 'field'>;

const phone: RefusalPlace = { step: 'phone', field: 'phone' };
const otp: RefusalPlace = { step: 'otp', field: 'otp' };

/** The refusal codes that concern one field, with that field. */
const placesByCode: Readonly<Record<string, RefusalPlace>> = {
  EXISTING_USER: phone,
  PHONE_NUMBER_REQUIRE_10_DIGIT: phone,
  UNVERIFIED_OTP: phone,
  OTP_CODE_INVALID: otp,
  OTP_EXPIRED: otp,
  OTP_TOKEN_INVALID: otp,
  OTP_NOT_EXIST: otp,
  OTP_VERIFY_FAIL: otp,
  EXISTING_BANK: { step: 'bank', field: 'accountNo' },
  INVALID_BANK: { step: 'bank', field: 'accountNo' },
  BANK_ACCOUNT_NAME_ENG: { step: 'bank', field: 'firstName' },
};

/** Codes that concern the phone in the first step, and the whole form in later steps. */
const aboutPhone = new Set(['OTP_BLOCK', 'OTP_SEND_FAIL', 'INVALID_USER_INFO']);

export const getCode = (failure: unknown): string => {
  const code = (failure as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/**
 * Returns the step and field at which a failure is shown: the field that its code concerns, if the visitor has reached
 * that step. Other failures are shown at the current step.
 */
export function getRefusal(failure: unknown, step: RegisterStep): Refusal {
  const code = getCode(failure);
  if (step === 'phone' && aboutPhone.has(code)) return { ...phone, failure };
  const place = Object.hasOwn(placesByCode, code) ? (placesByCode[code] as RefusalPlace) : undefined;
  const isReached = place && steps.indexOf(place.step) <= steps.indexOf(step);
  // A used OTP cannot be typed again, so its refusal is shown at the current step.
  return isReached && (place.step === step || place.step !== 'otp') ? { ...place, failure } : { step, failure };
}
