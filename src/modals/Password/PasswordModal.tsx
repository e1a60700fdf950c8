import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword, getProfile } from '@/api/calls/account';
import { useIsMounted } from '@/api/client/useIsMounted';
import { useRead } from '@/api/client/useRead';
import { useCommand } from '@/api/commands/useCommand';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import type { ModalProps } from '@/overlays/modalNames';
import * as css from './PasswordModal.css';

/** The delay before the change is sent, in ms. Leaving within it cancels the change. */
const sendDelayMs = 200;

const empty = { old: '', new: '', confirm: '' };
type FieldName = keyof typeof empty;
const names: readonly FieldName[] = ['old', 'new', 'confirm'];

/**
 * Changes the member's password. All three fields are required. If the new password differs from its confirmation,
 * shows an error and sends nothing. The typed text is stored only in this component.
 */
export function PasswordModal({ onClose }: ModalProps) {
  const { t } = useTranslation('password');
  const [typed, setTyped] = useState(empty);
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [different, setDifferent] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const isMounted = useIsMounted();
  const username = useRead(getProfile).data?.profile.username;
  const { run, isRunning } = useCommand(changePassword, (error) => {
    const words = errorText(error);
    // Say that the password may have changed. A retry with the old password would then be refused as wrong.
    setFailure(error.isOutcomeUnknown ? [words, t('maybe')] : [words]);
  });
  const busy = waiting || isRunning;

  useEffect(() => {
    // Leaving before the end of the delay cancels the change.
    return () => clearTimeout(timer.current);
  }, []);

  const write = (name: FieldName) => (text: string) => {
    setTyped((now) => ({ ...now, [name]: text }));
    setMissing((now) => now.filter((one) => one !== name));
    setDifferent(false);
  };
  const focus = (name: FieldName) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const send = async () => {
    timer.current = undefined;
    const sent = run({ body: { oldPassword: typed.old, newPassword: typed.new } });
    setWaiting(false);
    if (!(await sent)) return;
    toast.success(t('done'));
    if (!isMounted.current) return;
    setTyped(empty);
    onClose(true);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The timer is the lock, because it is set before the next render.
    if (timer.current !== undefined || isRunning) return;
    const [first, ...others] = names.filter((name) => typed[name] === '');
    const differs = first === undefined && typed.new !== typed.confirm;
    setMissing(first === undefined ? [] : [first, ...others]);
    setDifferent(differs);
    if (first !== undefined || differs) return focus(first ?? 'confirm');
    setWaiting(true);
    timer.current = setTimeout(() => void send(), sendDelayMs);
  };

  return (
    <Dialog
      open
      title={t('title')}
      onClose={() => onClose()}
      dismissible={!busy}
      footer={
        <Button type="submit" form="password" fullWidth busy={busy}>
          {t('submit')}
        </Button>
      }
    >
      <form id="password" ref={form} className={css.form} noValidate onSubmit={submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
        {names.map((name) => (
          <PasswordInput
            key={name}
            label={t(name)}
            name={name}
            autoComplete={name === 'old' ? 'current-password' : 'new-password'}
            enterKeyHint={name === 'confirm' ? 'done' : 'next'}
            value={typed[name]}
            onChange={write(name)}
            readOnly={busy}
            error={
              missing.includes(name)
                ? t(`required.${name}`)
                : name === 'confirm' && different
                  ? t('different')
                  : undefined
            }
            required
          />
        ))}
      </form>
      <MessageDialog open={failure.length > 0} onClose={() => setFailure([])}>
        {failure.map((line) => (
          <p key={line}>
            <SupportLink>{line}</SupportLink>
          </p>
        ))}
      </MessageDialog>
    </Dialog>
  );
}
