import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getBanks, getRegisterOtp, getSources } from '@/api/calls/lookup';
import { useRead } from '@/api/client/useRead';
import { Button } from '@/components/Button/Button';
import { GuestPage } from '@/components/GuestPage/GuestPage';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { BankStep } from './BankStep';
import { emptyDraft } from './draft';
import { OtpStep } from './OtpStep';
import { PhoneStep } from './PhoneStep';
import { ProfileStep } from './ProfileStep';
import { Progress } from './Progress';
import * as css from './RegisterScreen.css';
import { RegistrationDone } from './RegistrationDone';
import { useRegistration } from './useRegistration';

/** Shows the current step of the registration or, once the membership exists, a confirmation. */
export function RegisterScreen() {
  const { t } = useTranslation('register');
  const registration = useRegistration();
  // Send the three requests in parallel, so their responses have usually arrived when a step needs them.
  const registerOtp = useRead(getRegisterOtp);
  const sources = useRead(getSources);
  const banks = useRead(getBanks);
  const { step, ready, draft, invitedBy, otpNeeded, done, visit } = registration;

  const shownStep = useRef<typeof step>(undefined);
  const announce = shownStep.current !== undefined && (shownStep.current !== step || visit > 0);
  useEffect(() => {
    if (ready) shownStep.current = step;
  }, [ready, step]);

  if (done) {
    return (
      <GuestPage>
        <RegistrationDone />
      </GuestPage>
    );
  }

  const stepProps = { registration, announce };
  return (
    <GuestPage title={t('title')} lead={t('lead')} mood="open" hasIntro={step === 'phone'}>
      <Progress step={step} />
      {step === 'phone' ? (
        <PhoneStep key={visit} {...stepProps} registerOtp={otpNeeded || registerOtp.data?.registerOTP} />
      ) : null}
      {step === 'otp' && draft.otp ? <OtpStep {...stepProps} otp={draft.otp} /> : null}
      {step === 'profile' ? <ProfileStep {...stepProps} sources={sources} /> : null}
      {step === 'bank' ? <BankStep {...stepProps} banks={banks} /> : null}
      {draft === emptyDraft ? null : (
        <div className={css.startOver}>
          <p>{t('notYours')}</p>
          <Button variant="quiet" onClick={registration.startOver}>
            {t('startOver')}
          </Button>
        </div>
      )}
      <div className={css.foot}>
        <p>
          <span>{t('haveAccount')}</span>{' '}
          <TextLink to={paths.login} alone>
            {t('login')}
          </TextLink>
        </p>
        {invitedBy ? <p>{t('invited', { code: invitedBy })}</p> : null}
      </div>
    </GuestPage>
  );
}
