import type { Bank, Source } from '@/api/lookup';
import type { Lookup } from '@/api/useLookup';
import { BankStep } from './BankStep';
import { OtpStep } from './OtpStep';
import { ProfileStep } from './ProfileStep';
import type { RegistrationState } from './useRegistration';

interface LaterStepsProps {
  registration: RegistrationState;
  announce: boolean;
  sources: Lookup<Source[]>;
  banks: Lookup<Bank[]>;
}

/** Everything after the phone: a chunk of its own, fetched while the phone is typed. */
export function LaterSteps({ sources, banks, ...common }: LaterStepsProps) {
  const { step, draft } = common.registration;
  if (step === 'otp') return draft.otp ? <OtpStep {...common} otp={draft.otp} /> : null;
  if (step === 'profile') return <ProfileStep {...common} sources={sources} />;
  return <BankStep {...common} banks={banks} />;
}
