import { cleanName } from '@/lib/cleanName';
import { phoneNumber } from '@/lib/phone';
import type { Draft } from './draft';

export const steps = ['phone', 'otp', 'profile', 'bank'] as const;
export type RegisterStep = (typeof steps)[number];

/** State of a history entry. `pushed` is true if the previous entry also belongs to registration. */
export interface StepState {
  step: RegisterStep;
  pushed?: boolean;
}

export const getStep = (state: unknown): RegisterStep => {
  const step = (state as Partial<StepState> | null)?.step;
  return steps.find((item) => item === step) ?? 'phone';
};

export interface Passwords {
  password: string;
  confirm: string;
}

/** Returns the requested step, or an earlier step whose data is missing. After a reload the passwords are missing. */
export function getReachableStep(
  requestedStep: RegisterStep,
  draft: Draft,
  { password, confirm }: Passwords,
): RegisterStep {
  const phone = phoneNumber(draft.phone);
  if (requestedStep === 'otp') return phone !== '' && draft.otp?.phone === phone ? 'otp' : 'phone';
  if (requestedStep === 'phone' || phone === '' || draft.passedPhone !== phone) return 'phone';
  const hasProfile = cleanName(draft.name) !== '' && password !== '' && password === confirm;
  return requestedStep === 'bank' && hasProfile ? 'bank' : 'profile';
}
