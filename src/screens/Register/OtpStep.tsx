import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verifyOtp } from '@/api/calls/account';
import type { ApiError } from '@/api/client/errors';
import { commandUnderWay, sendCommand } from '@/api/commands/command';
import { Button } from '@/components/Button/Button';
import { useSecondsLeft } from '@/components/Countdown/useSecondsLeft';
import { OtpInput } from '@/components/Field/OtpInput';
import * as guestCss from '@/components/GuestPage/GuestPage.css';
import { KeepInText } from '@/components/KeepInText/KeepInText';
import { NoValue } from '@/components/NoValue/NoValue';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { formatCountdown } from '@/i18n/formatCountdown';
import { findOneTimeCode } from '@/lib/digits';
import { formatPhone } from '@/lib/phone';
import type { SentOtp } from './draft';
import { requestOtp, resendMs } from './PhoneStep';
import * as css from './RegisterScreen.css';
import { leadId, StepFrame } from './StepFrame';
import type { RegistrationState } from './useRegistration';
import { useStepForm } from './useStepForm';

/** Id of the line with the reference of the code. */
const referenceId = 'register-reference';

/** Codes after which the sent OTP is useless, so the visitor may request a new OTP immediately. */
const uselessCodes = new Set(['OTP_TOKEN_INVALID', 'OTP_NOT_EXIST', 'OTP_EXPIRED']);

interface OtpStepProps {
  registration: RegistrationState;
  announce: boolean;
  otp: SentOtp;
}

/**
 * Shows step 2: the field for the code that the site sent to the phone. This step appears only if the site requires an
 * OTP. The code is never stored.
 */
export function OtpStep({ registration, announce, otp }: OtpStepProps) {
  const { t } = useTranslation('register');
  const { change, goTo } = registration;
  const [code, setCode] = useState('');
  const [resent, setResent] = useState('');
  const [sending, setSending] = useState(false);
  // A keyboard that still composes the code has not written its digits as 0-9 yet.
  const otpCode = findOneTimeCode(code);
  const secondsLeft = useSecondsLeft(otp.resendAt, undefined, resendMs);
  const input = useRef<HTMLInputElement>(null);
  const resendButton = useRef<HTMLButtonElement>(null);
  const form = useStepForm(registration, () => ({
    otp: otpCode === '' ? t('required.otp') : undefined,
  }));

  const pass = () => {
    change({ passedPhone: otp.phone });
    // Replace this step, because a used code cannot be typed again. Going back from the profile then leads to the phone
    // step.
    goTo('profile', { replace: true });
  };

  const submit = () => {
    if (form.busy || !form.submit()) return;
    form.run(async (isHere) => {
      const request = sendCommand(verifyOtp, { body: { otpToken: otp.token, otpCode } });
      if (!request) return void (await commandUnderWay(verifyOtp));
      try {
        await request;
        if (isHere()) pass();
      } catch (failure) {
        const errorCode = (failure as ApiError).code;
        if (errorCode === 'OTP_VERIFIED' && isHere()) {
          toast.info(errorText(failure));
          return pass();
        }
        // If the visitor has left this step, the draft may contain another phone's OTP. A late response must not change
        // that OTP.
        if (uselessCodes.has(errorCode) && isHere()) change({ otp: { ...otp, resendAt: 0 } });
        throw failure;
      }
    });
  };

  /** Moves the focus from the resend button to the field, because the countdown replaces the button. */
  const leaveButton = () => {
    if (document.activeElement === resendButton.current) input.current?.focus();
  };

  const resend = () => {
    form.clear('otp');
    setResent('');
    form.run(async (isHere) => {
      setSending(true);
      try {
        const next = await requestOtp(otp.phone);
        if (next === undefined || !isHere()) return;
        if (next === null) return pass();
        change({ otp: next });
        setCode('');
        setResent(next.ref);
        leaveButton();
      } catch (failure) {
        if ((failure as ApiError).code === 'REQUEST_LIMIT_1MIN' && isHere()) {
          change({ otp: { ...otp, resendAt: Date.now() + resendMs } });
          leaveButton();
        }
        throw failure;
      } finally {
        setSending(false);
      }
    });
  };

  return (
    <StepFrame
      title={t('otp.title')}
      lead={
        <KeepInText keep={formatPhone(otp.phone)} spelled>
          {t('otp.lead', { phone: formatPhone(otp.phone) })}
        </KeepInText>
      }
      form={{ ...form, busy: form.busy && !sending }}
      announce={announce}
      submitLabel={t('next')}
      waiting={sending}
      onSubmit={submit}
      onBack={registration.goBack}
    >
      <div id={referenceId} className={css.reference}>
        <span>{t('otp.reference')}</span> <strong translate="no">{otp.ref || <NoValue />}</strong>
      </div>
      <OtpInput
        ref={input}
        label={t('otp.label')}
        describedBy={`${leadId} ${referenceId}`}
        name="otp"
        value={code}
        onChange={(typed) => {
          setCode(typed);
          form.clear('otp');
        }}
        error={form.getError('otp')}
        required
      />
      <div className={css.resend}>
        <p role="status" className={css.resent}>
          {resent ? <KeepInText keep={resent}>{t('otp.resent', { ref: resent })}</KeepInText> : null}
        </p>
        {secondsLeft > 0 ? (
          <p className={guestCss.lead}>
            <span>{t('otp.resendIn')}</span>{' '}
            <span className={css.clock} translate="no">
              {formatCountdown(secondsLeft)}
            </span>
          </p>
        ) : (
          <Button ref={resendButton} variant="quiet" busy={sending} disabled={form.busy} onClick={resend}>
            {t('otp.resend')}
          </Button>
        )}
      </div>
    </StepFrame>
  );
}
