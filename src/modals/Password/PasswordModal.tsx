import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword, getProfile } from '@/api/calls/account';
import { useRead } from '@/api/client/useRead';
import { useCommand } from '@/api/commands/useCommand';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { useForm } from '@/components/Form/useForm';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { useIsMounted } from '@/lib/react/useIsMounted';
import type { ModalProps } from '@/overlays/modalNames';
import * as css from './PasswordModal.css';

/** The delay before the change is sent, in ms. Leaving the modal during the delay cancels the change. */
const sendDelayMs = 200;

const fieldNames = ['old', 'new', 'confirm'] as const;
type FieldName = (typeof fieldNames)[number];

/**
 * Changes the member's password. All three fields are required. If the new password differs from its confirmation,
 * shows an error and sends nothing. The typed text is stored only in the inputs.
 */
export function PasswordModal({ onClose }: ModalProps) {
  const { t } = useTranslation('password');
  const form = useForm<FieldName, 'required' | 'different' | 'wrong'>();
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useIsMounted();
  const username = useRead(getProfile).data?.profile.username;
  const { run, isRunning, error, clearError } = useCommand(changePassword);
  const busy = waiting || isRunning;

  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);

  const send = async (oldPassword: string, newPassword: string) => {
    timer.current = undefined;
    const request = run({ body: { oldPassword, newPassword } });
    setWaiting(false);
    if (!(await request)) return;
    toast.success(t('done'));
    if (!isMounted.current) return;
    form.ref.current?.reset();
    onClose(true);
  };

  const submit = form.onSubmit(() => {
    // Use the timer as the lock against double taps, because it is set before the next render.
    if (timer.current !== undefined || isRunning) return;
    const getMissing = (name: FieldName) => (form.read(name) === '' ? ('required' as const) : undefined);
    if (form.refuse({ old: getMissing('old'), new: getMissing('new'), confirm: getMissing('confirm') })) return;
    const newPassword = form.read('new');
    if (newPassword !== form.read('confirm')) return form.refuse({ confirm: 'different' });
    setWaiting(true);
    timer.current = setTimeout(send, sendDelayMs, form.read('old'), newPassword);
  });

  const getProblemText = (name: FieldName) => {
    const problem = form.problems[name];
    if (problem === 'wrong') return errorText({ kind: 'http', code: 'WRONG_PASSWORD' });
    return problem && t(problem === 'required' ? `required.${name}` : 'different');
  };
  /** The field stays marked after the message. */
  const closeMessage = () => {
    if (error?.code === 'WRONG_PASSWORD') form.refuse({ old: 'wrong' });
    clearError();
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
      <form id="password" ref={form.ref} className={css.form} noValidate onSubmit={submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
        {fieldNames.map((name) => (
          <PasswordInput
            key={name}
            label={t(name)}
            name={name}
            autoComplete={name === 'old' ? 'current-password' : 'new-password'}
            enterKeyHint={name === 'confirm' ? 'done' : 'next'}
            onChange={() => form.clear(...(form.problems.confirm === 'different' ? fieldNames : [name]))}
            readOnly={busy}
            error={getProblemText(name)}
            required
          />
        ))}
      </form>
      <MessageDialog open={error !== undefined} onClose={closeMessage}>
        {error ? (
          <p>
            <SupportLink>{errorText(error)}</SupportLink>
          </p>
        ) : null}
        {/* A retry with the old password would be refused as wrong. */}
        {error?.isOutcomeUnknown ? (
          <p>
            <SupportLink>{t('maybe')}</SupportLink>
          </p>
        ) : null}
      </MessageDialog>
    </Dialog>
  );
}
