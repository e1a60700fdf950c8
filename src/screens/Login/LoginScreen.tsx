import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runCommand } from '@/api/command';
import { login } from '@/api/login';
import { Button } from '@/components/Button/Button';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { PhoneInput } from '@/components/Field/PhoneInput';
import { InlineError } from '@/components/InlineError/InlineError';
import { Pouch } from '@/components/Pouch/Pouch';
import { TextLink } from '@/components/TextLink/TextLink';
import { preloadErrors } from '@/i18n/explainError';
import { useFailureText } from '@/i18n/useFailureText';
import { isThrifty } from '@/lib/isThrifty';
import { paths } from '@/lib/paths';
import { phoneNumber } from '@/lib/phone';
import { whenIdle } from '@/lib/whenIdle';
import * as css from './LoginScreen.css';

export interface LoginScreenProps {
  /** The last session ended by itself; said until the member types. */
  expired: boolean;
  onLogin: (token: string, remember: boolean) => void;
}

type Missing = 'phone' | 'password';

/** Login (spec section 2): phone and password, remembered or for this tab only. */
export function LoginScreen({ expired, onLogin }: LoginScreenProps) {
  const { t } = useTranslation('login');
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [missing, setMissing] = useState<Missing[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const error = useFailureText(failure);
  const [notice, setNotice] = useState(expired);
  const [busy, setBusy] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // A connection that is lost takes the words for that along: they are fetched before.
  useEffect(() => (isThrifty() ? undefined : whenIdle(preloadErrors)), []);

  /** Typing clears the error line (spec section 2). */
  const typing = (set: (value: string) => void) => (value: string) => {
    set(value);
    setFailure(undefined);
    setMissing([]);
    setNotice(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const username = phoneNumber(phone);
    const gaps: Missing[] = [...(username ? [] : ['phone' as const]), ...(password ? [] : ['password' as const])];
    setMissing(gaps);
    if (gaps.length) {
      (gaps[0] === 'phone' ? phoneInput : passwordInput).current?.focus();
      return;
    }
    const sent = runCommand(login, { body: { username, password } });
    if (!sent) return;
    preloadErrors();
    setBusy(true);
    setFailure(undefined);
    try {
      // Stays busy: the next page may take a moment to come.
      onLogin((await sent).token, remember);
    } catch (refusal) {
      setFailure(refusal);
      setBusy(false);
      passwordInput.current?.focus();
    }
  };

  return (
    <div className={css.page}>
      <header className={css.header}>
        <Pouch />
        <div className={css.words}>
          <h1 className={css.title}>{t('title')}</h1>
          <p className={css.lead}>{t('lead')}</p>
        </div>
      </header>
      <form className={css.form} method="post" noValidate onSubmit={submit}>
        {notice ? (
          <p className={css.notice} role="status">
            {t('expired')}
          </p>
        ) : null}
        <PhoneInput
          ref={phoneInput}
          label={t('phone')}
          name="username"
          autoComplete="username"
          value={phone}
          onChange={typing(setPhone)}
          error={missing.includes('phone') ? t('required.phone') : undefined}
          required
        />
        <PasswordInput
          ref={passwordInput}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={typing(setPassword)}
          error={missing.includes('password') ? t('required.password') : undefined}
          required
        />
        <Checkbox label={t('remember')} checked={remember} onChange={setRemember} />
        <div className={css.send}>
          <InlineError>{error}</InlineError>
          <Button type="submit" wide busy={busy}>
            {t('submit')}
          </Button>
        </div>
      </form>
      <p className={css.register}>
        {t('noAccount')}{' '}
        <TextLink to={paths.register} alone>
          {t('register')}
        </TextLink>
      </p>
    </div>
  );
}
