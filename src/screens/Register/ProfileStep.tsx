import { useTranslation } from 'react-i18next';
import { validateRegistration } from '@/api/calls/account';
import type { Source } from '@/api/calls/lookup';
import type { ApiError } from '@/api/client/errors';
import type { Read } from '@/api/client/useRead';
import { commandUnderWay, sendCommand } from '@/api/commands/command';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { PhoneInput } from '@/components/Field/PhoneInput';
import { TextInput } from '@/components/Field/TextInput';
import * as guestCss from '@/components/GuestPage/GuestPage.css';
import { Select } from '@/components/Select/Select';
import { toast } from '@/components/Toast/toasts';
import { cleanName } from '@/lib/cleanName';
import { isOwnMembership } from './lostResponse';
import * as css from './RegisterScreen.css';
import { getProfileFields } from './registration';
import { StepFrame } from './StepFrame';
import { useFocusAfterFailure } from './useFocusAfterFailure';
import type { RegistrationState } from './useRegistration';
import { useStepForm } from './useStepForm';

interface ProfileStepProps {
  registration: RegistrationState;
  announce: boolean;
  sources: Read<Source[]>;
}

/**
 * Shows step 3: name, password, how the visitor found the site, and the inviter. The server validates these fields
 * before step 4.
 */
export function ProfileStep({ registration, announce, sources }: ProfileStepProps) {
  const { t } = useTranslation('register');
  const { draft, change, passwords, changePasswords, invitedBy, goTo, finish } = registration;
  const { password, confirm } = passwords;
  const form = useStepForm(registration, () => ({
    name: cleanName(draft.name) ? undefined : t('required.name'),
    password: password ? undefined : t('required.password'),
    confirm: confirm ? (confirm === password ? undefined : t('invalid.confirm')) : t('required.confirm'),
  }));

  const submit = () => {
    if (form.busy || !form.submit()) return;
    form.run(async (isHere) => {
      const body = getProfileFields({ ...draft, inviteCode: invitedBy || draft.inviteCode }, password);
      const request = sendCommand(validateRegistration, { body });
      if (!request) return void (await commandUnderWay(validateRegistration));
      try {
        await request;
      } catch (failure) {
        // The membership may exist already, if the visitor has returned from the last step and that step's response was
        // lost.
        if (!(await isOwnMembership(failure as ApiError, draft, password))) throw failure;
        toast.success(t('done.toast'));
        return finish();
      }
      if (isHere()) goTo('bank');
    });
  };

  return (
    <StepFrame
      title={t('profile.title')}
      lead={t('profile.lead')}
      form={form}
      announce={announce}
      submitLabel={t('next')}
      onSubmit={submit}
      onBack={registration.goBack}
    >
      {registration.askPasswordAgain && !password ? <p className={guestCss.notice}>{t('profile.again')}</p> : null}
      {/* The phone number is beside the password, so that password managers save both together. */}
      <PhoneInput
        label={t('profile.phone')}
        name="username"
        autoComplete="username"
        value={draft.passedPhone}
        onChange={() => {}}
        readOnly
      />
      <TextInput
        label={t('profile.name')}
        name="name"
        autoComplete="name"
        enterKeyHint="next"
        value={draft.name}
        onChange={(name) => {
          change({ name });
          form.clear('name');
        }}
        readOnly={form.busy}
        error={form.getError('name')}
        required
      />
      <PasswordInput
        label={t('profile.password')}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="next"
        value={password}
        onChange={(typed) => {
          changePasswords({ password: typed });
          form.clear('password');
        }}
        readOnly={form.busy}
        error={form.getError('password')}
        required
      />
      <PasswordInput
        label={t('profile.confirm')}
        name="confirm-password"
        autoComplete="new-password"
        enterKeyHint="next"
        value={confirm}
        onChange={(typed) => {
          changePasswords({ confirm: typed });
          form.clear('confirm');
        }}
        readOnly={form.busy}
        error={form.getError('confirm')}
        required
      />
      <SourceField registration={registration} sources={sources} />
      <TextInput
        label={t('profile.invite')}
        name="invite-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={invitedBy || draft.inviteCode}
        onChange={(inviteCode) => !invitedBy && change({ inviteCode })}
        readOnly={form.busy || invitedBy !== ''}
        hint={invitedBy ? t('profile.inviteLocked') : undefined}
        optional={!invitedBy}
      />
    </StepFrame>
  );
}

/** Asks how the visitor found the site. The field is optional, so a list that fails to load does not block the form. */
function SourceField({ registration, sources }: Pick<ProfileStepProps, 'registration' | 'sources'>) {
  const { t } = useTranslation('register');
  const { t: common } = useTranslation('common');
  const { draft, change } = registration;
  const select = useFocusAfterFailure<HTMLSelectElement>(sources.error !== undefined);
  useAnnounced(sources.error ? t('profile.sourcesFailed') : '');
  const options = (sources.data ?? [])
    .filter(({ code }) => code !== '')
    .map(({ code, description }) => ({ value: code, label: description || code }));
  if (sources.error) {
    return (
      <div className={css.aside}>
        <p>{t('profile.sourcesFailed')}</p>
        <Button variant="quiet" busy={sources.isLoading} onClick={() => void sources.reload()}>
          {common('retry')}
        </Button>
      </div>
    );
  }
  if (sources.data && options.length === 0) return null;
  return (
    <Select
      ref={select}
      label={t('profile.source')}
      name="source"
      placeholder={sources.data ? t('profile.noSource') : common('loading')}
      options={options}
      value={options.some(({ value }) => value === draft.sourceCode) ? draft.sourceCode : ''}
      onChange={(sourceCode) => change({ sourceCode })}
      optional
    />
  );
}
