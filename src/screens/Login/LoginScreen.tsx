import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { login } from '@/api/calls/account';
import type { ApiError } from '@/api/client/errors';
import { useCommand } from '@/api/commands/useCommand';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { PhoneInput } from '@/components/Field/PhoneInput';
import { useForm } from '@/components/Form/useForm';
import { GuestPage } from '@/components/GuestPage/GuestPage';
import * as guestCss from '@/components/GuestPage/GuestPage.css';
import { InlineError } from '@/components/InlineError/InlineError';
import { ChatLink } from '@/components/SupportLink/SupportLink';
import { TextLink } from '@/components/TextLink/TextLink';
import { localStore, storageKeys } from '@/device/storage';
import { errorText } from '@/i18n/errorText';
import { paths } from '@/lib/paths';
import { phoneNumber } from '@/lib/phone';
import * as css from './LoginScreen.css';

interface LoginScreenProps {
  /** True if the last session ended without a logout. A notice says so until the visitor types. */
  expired: boolean;
  onLogin: (token: string, remember: boolean) => void;
}

/** Returns whether the visitor may try another password. */
const isWrong = (error: ApiError | undefined): boolean =>
  error?.code === 'WRONG_PASSWORD' || error?.code === 'WRONG_CREDENTIAL';

/**
 * Shows the login form for phone and password. The session lasts only as long as this tab, unless the visitor ticks
 * "remember me". The inputs are uncontrolled, and the form reads them when the visitor submits it. So hydration never
 * resets text that was typed or filled in earlier.
 */
export function LoginScreen({ expired, onLogin }: LoginScreenProps) {
  const { t } = useTranslation('login');
  const form = useForm<'phone' | 'password', true>();
  const [notice, setNotice] = useState(expired);
  useAnnounced(notice ? t('expired') : '');
  const [isLeaving, setIsLeaving] = useState(false);
  const passwordInput = useRef<HTMLInputElement>(null);
  const rememberInput = useRef<HTMLInputElement>(null);
  const { run, isRunning, error, clearError } = useCommand(login, (failure) => {
    if (isWrong(failure)) passwordInput.current?.focus();
  });

  // Phones are shared, so "remember me" is off unless it was on at the last login on this device. If the visitor ticked
  // the box before hydration, it stays ticked.
  useLayoutEffect(() => {
    if (rememberInput.current && localStore.get(storageKeys.remember)) rememberInput.current.checked = true;
  }, []);

  /** Clears the errors and the notice when the visitor types. */
  const onTyping = () => {
    clearError();
    form.clear();
    setNotice(false);
  };

  const submit = form.onSubmit(async () => {
    const username = phoneNumber(form.read('username'));
    const password = form.read('password');
    const remember = form.read('remember') !== '';
    if (form.refuse({ phone: !username || undefined, password: !password || undefined })) return;
    const response = await run({ body: { username, password } });
    if (!response) return;
    // The form stays busy after the response, because the next page may take a moment to load.
    setIsLeaving(true);
    if (remember) localStore.set(storageKeys.remember, '1');
    else localStore.remove(storageKeys.remember);
    onLogin(response.token, remember);
  });

  return (
    <GuestPage title={t('title')} lead={t('lead')}>
      <form ref={form.ref} className={guestCss.form} method="post" noValidate onSubmit={submit}>
        {notice ? <p className={guestCss.notice}>{t('expired')}</p> : null}
        <PhoneInput
          label={t('phone')}
          name="username"
          autoComplete="username"
          onChange={onTyping}
          error={form.problems.phone ? t('required.phone') : undefined}
          required
        />
        <PasswordInput
          ref={passwordInput}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          onChange={onTyping}
          error={form.problems.password ? t('required.password') : undefined}
          isInvalid={isWrong(error)}
          aside={<ChatLink prepared={t('forgotPrepared')}>{t('forgot')}</ChatLink>}
          required
        />
        <InlineError plain>{error && errorText(error)}</InlineError>
        <Checkbox ref={rememberInput} label={t('remember')} name="remember" />
        <Button type="submit" fullWidth busy={isRunning || isLeaving}>
          {t('submit')}
        </Button>
      </form>
      <p className={css.register}>
        <span>{t('noAccount')}</span>{' '}
        <TextLink to={paths.register} alone>
          {t('register')}
        </TextLink>
      </p>
    </GuestPage>
  );
}
