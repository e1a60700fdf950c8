import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOtp } from '@/api/calls/account';
import { getRegisterOtp } from '@/api/calls/lookup';
import { ApiError } from '@/api/client/errors';
import { readOnce } from '@/api/client/readOnce';
import { commandUnderWay, sendCommand } from '@/api/commands/command';
import { PhoneInput } from '@/components/Field/PhoneInput';
import { isPhoneNumber, phoneNumber } from '@/lib/phone';
import { settings } from '@/lib/settings';
import type { SentOtp } from './draft';
import { StepFrame } from './StepFrame';
import type { RegistrationState } from './useRegistration';
import { useStepForm } from './useStepForm';

/** The minimum time between two OTP requests, in ms. */
export const resendMs = 60_000;

/**
 * Turns the error `OTP_VERIFIED` into a response, because some backends report a verified phone as an error. Throws any
 * other failure.
 */
function acceptVerified(failure: ApiError) {
  if (failure.code !== 'OTP_VERIFIED') throw failure;
  return { otpRef: '', otpToken: '', code: failure.code };
}

/**
 * Requests an OTP. Resolves to `null` if the phone needs no OTP. If a request is already in flight, waits for its end
 * and resolves to `undefined`. Rejects with `ApiError`.
 */
export async function requestOtp(phone: string): Promise<SentOtp | null | undefined> {
  const request = sendCommand(sendOtp, { body: { phoneNumber: phone } });
  if (!request) return void (await commandUnderWay(sendOtp));
  const { otpRef, otpToken, code } = await request.catch(acceptVerified);
  if (code === 'OTP_VERIFIED') return null;
  if (!otpToken) throw new ApiError('malformed');
  return { phone, ref: otpRef, token: otpToken, resendAt: Date.now() + resendMs };
}

interface PhoneStepProps {
  registration: RegistrationState;
  announce: boolean;
  /** True if the site requires an OTP; undefined until the lookup has loaded. */
  registerOtp: boolean | undefined;
}

/** Shows step 1: the phone number, which becomes the user name. */
export function PhoneStep({ registration, announce, registerOtp }: PhoneStepProps) {
  const { t } = useTranslation('register');
  const { draft, change, goTo } = registration;
  const isLao = settings.market === 'la';
  const input = useRef<HTMLInputElement>(null);
  const form = useStepForm(registration, (read) => {
    const typed = read('username');
    if (!typed.trim()) return { phone: t('required.phone') };
    if (isPhoneNumber(typed, settings.market)) return {};
    return { phone: t(isLao ? 'invalid.phoneLao' : 'invalid.phone') };
  });

  // Fill an empty field with the number in the draft. Text typed before hydration stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after storage has been read
  useLayoutEffect(() => {
    if (registration.ready && input.current?.value === '') input.current.value = draft.phone;
  }, [registration.ready]);

  const submit = () => {
    if (form.busy || !form.submit()) return;
    form.run(async (isHere) => {
      const typed = input.current?.value ?? '';
      const phone = phoneNumber(typed);
      change({ phone: typed });
      if (draft.passedPhone === phone) return goTo('profile');
      // Reuse the sent OTP, which is still valid. The server would refuse another request within a minute.
      if (draft.otp?.phone === phone && draft.otp.resendAt > Date.now()) return goTo('otp');
      const needsOtp = registerOtp ?? (await readOnce(getRegisterOtp, {})).registerOTP;
      const otp = needsOtp ? await requestOtp(phone) : null;
      if (otp === undefined) return;
      change(otp ? { otp } : { passedPhone: phone });
      if (isHere()) goTo(otp ? 'otp' : 'profile');
    });
  };

  return (
    <StepFrame
      title={t('phone.title')}
      lead={t('phone.lead')}
      form={form}
      announce={announce}
      submitLabel={t('next')}
      onSubmit={submit}
    >
      <PhoneInput
        ref={input}
        label={t('phone.label')}
        name="username"
        autoComplete="tel-national"
        enterKeyHint="next"
        hint={t(isLao ? 'phone.hintLao' : 'phone.hint')}
        onChange={(phone) => {
          change({ phone });
          form.clear('phone');
        }}
        readOnly={form.busy}
        error={form.getError('phone')}
        required
      />
    </StepFrame>
  );
}
