import { type RegisterStep, steps } from './steps';

/** Fields of the four steps; a refusal is shown at one of them or, without one, in the line of its step. */
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

/** What the server refused, and where it is shown. */
export interface Refusal {
  step: RegisterStep;
  field?: FieldName;
  failure: unknown;
}

type Spot = Pick<Refusal, 'step' | 'field'>;

const phone: Spot = { step: 'phone', field: 'phone' };
const otp: Spot = { step: 'otp', field: 'otp' };

/** Codes with a place of their own. */
const spots: Readonly<Record<string, Spot>> = {
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

/** Codes that speak of the phone while it is being typed, and of the whole form later. */
const aboutPhone = new Set(['OTP_BLOCK', 'OTP_SEND_FAIL', 'INVALID_USER_INFO']);

export const codeOf = (failure: unknown): string => {
  const code = (failure as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/** Where a failure that came up at a step is shown: at its own place if that step was passed already, else right here. */
export function refusalOf(failure: unknown, step: RegisterStep): Refusal {
  const code = codeOf(failure);
  if (step === 'phone' && aboutPhone.has(code)) return { ...phone, failure };
  const spot = Object.hasOwn(spots, code) ? (spots[code] as Spot) : undefined;
  const passed = spot && steps.indexOf(spot.step) <= steps.indexOf(step);
  // The code of a finished OTP step cannot be typed again.
  return passed && (spot.step === step || spot.step !== 'otp') ? { ...spot, failure } : { step, failure };
}
