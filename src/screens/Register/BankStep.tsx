import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { register } from '@/api/calls/account';
import type { Bank } from '@/api/calls/lookup';
import type { ApiError } from '@/api/client/errors';
import type { Read } from '@/api/client/useRead';
import { commandUnderWay, sendCommand } from '@/api/commands/command';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Chips } from '@/components/Chips/Chips';
import { TextInput } from '@/components/Field/TextInput';
import { toast } from '@/components/Toast/toasts';
import { accountNumber, accountNumberLength } from '@/lib/accountNumber';
import { cleanName } from '@/lib/cleanName';
import { isEnglishName, needsEnglishName } from '@/lib/englishName';
import { phoneNumber } from '@/lib/phone';
import { settings } from '@/lib/settings';
import { BankPicker } from './BankPicker';
import { isOwnMembership } from './lostResponse';
import * as css from './RegisterScreen.css';
import { currencies, getCurrency, getRegistration } from './registration';
import { StepFrame } from './StepFrame';
import type { RegistrationState } from './useRegistration';
import { useStepForm } from './useStepForm';

interface BankStepProps {
  registration: RegistrationState;
  announce: boolean;
  banks: Read<Bank[]>;
}

/**
 * Shows step 4: the bank account for withdrawals. Submitting this step creates the membership. After a lost response, a
 * retry may find that the membership exists already.
 */
export function BankStep({ registration, announce, banks }: BankStepProps) {
  const { t } = useTranslation('register');
  const { draft, change, passwords, invitedBy, finish } = registration;
  const { bankCode, accountNo, firstName, lastName } = draft;
  const needsEnglish = needsEnglishName(bankCode);
  const isListed = banks.data?.some(({ code }) => code === bankCode) ?? false;
  const getNameError = (name: string, missing: string) => {
    const cleanedName = cleanName(name);
    if (!cleanedName) return missing;
    return needsEnglish && !isEnglishName(cleanedName) ? t('invalid.english') : undefined;
  };
  const number = accountNumber(accountNo);
  const form = useStepForm(registration, () => ({
    bank: isListed ? undefined : t('required.bank'),
    accountNo: number ? (/^\d+$/.test(number) ? undefined : t('invalid.number')) : t('required.number'),
    firstName: getNameError(firstName, t('required.first')),
    lastName: getNameError(lastName, t('required.last')),
  }));

  const submit = () => {
    if (form.busy || !form.submit()) return;
    form.run(async () => {
      const typed = { ...draft, inviteCode: invitedBy || draft.inviteCode };
      const request = sendCommand(register, { body: getRegistration(typed, passwords.password, settings.market) });
      if (!request) return void (await commandUnderWay(register));
      // Store the phone before the response arrives, because a reload also loses the response. Only a refusal restores
      // the earlier value.
      change({ lostPhone: phoneNumber(draft.phone) });
      try {
        await request;
      } catch (error) {
        const failure = error as ApiError;
        if (!failure.isOutcomeUnknown) change({ lostPhone: draft.lostPhone });
        if (!(await isOwnMembership(failure, draft, passwords.password))) throw failure;
      }
      toast.success(t('done.toast'));
      finish();
    });
  };

  /** Changes the draft, unless the form is being sent. */
  const set = (part: Partial<typeof draft>, ...fields: Parameters<typeof form.clear>) => {
    if (form.busy) return;
    change(part);
    form.clear(...fields);
  };

  return (
    <StepFrame
      title={t('bank.title')}
      lead={t('bank.lead')}
      form={form}
      announce={announce}
      submitLabel={t('finish')}
      onSubmit={submit}
      onBack={registration.goBack}
    >
      <BankPicker
        banks={banks}
        value={isListed ? bankCode : ''}
        onChange={(code) => set({ bankCode: code }, 'bank')}
        readOnly={form.busy}
        error={form.getError('bank')}
      />
      <AccountNumberField
        bankCode={bankCode}
        value={accountNo}
        onChange={(typed) => set({ accountNo: typed }, 'accountNo')}
        readOnly={form.busy}
        error={form.getError('accountNo')}
      />
      <div className={css.names}>
        <TextInput
          label={t('bank.first')}
          name="given-name"
          autoComplete="given-name"
          inputClassName={css.upper}
          enterKeyHint="next"
          value={firstName}
          onChange={(typed) => set({ firstName: typed }, 'firstName')}
          readOnly={form.busy}
          hint={needsEnglish ? t('bank.english') : undefined}
          error={form.getError('firstName')}
          required
        />
        <TextInput
          label={t('bank.last')}
          name="family-name"
          autoComplete="family-name"
          inputClassName={css.upper}
          enterKeyHint="done"
          value={lastName}
          onChange={(typed) => set({ lastName: typed }, 'lastName')}
          readOnly={form.busy}
          hint={needsEnglish ? t('bank.english') : undefined}
          error={form.getError('lastName')}
          required
        />
      </div>
      {settings.market === 'la' ? (
        <Chips
          showLabel
          label={t('bank.currency')}
          options={currencies.map((item) => ({ value: item, label: t(item === 'LAK' ? 'bank.kip' : 'bank.baht') }))}
          value={getCurrency(draft, 'la')}
          onChange={(currency) => !form.busy && change({ currency })}
        />
      ) : null}
    </StepFrame>
  );
}

interface AccountNumberFieldProps {
  bankCode: string;
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
  error: string | undefined;
}

/**
 * Shows the field for the account number. If the visitor leaves the field and the number does not have the bank's usual
 * number of digits, a hint says so. The hint does not block the form.
 */
function AccountNumberField({ bankCode, value, onChange, readOnly, error }: AccountNumberFieldProps) {
  const { t } = useTranslation('register');
  const [hasLeft, setHasLeft] = useState(false);
  const expected = accountNumberLength(bankCode.toUpperCase());
  const typed = accountNumber(value).length;
  const isUnusual = hasLeft && expected !== undefined && typed > 0 && typed !== expected;
  const warning = isUnusual ? t('bank.unusual', { expected, typed }) : '';
  useAnnounced(warning);
  const usual = expected === undefined ? t('bank.varies') : t('bank.digits', { count: expected });
  return (
    <TextInput
      label={t('bank.number')}
      name="account-number"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      value={value}
      readOnly={readOnly}
      onChange={(text) => {
        setHasLeft(false);
        onChange(text);
      }}
      onBlur={() => setHasLeft(true)}
      hint={<span className={isUnusual ? css.unusual : undefined}>{warning || usual}</span>}
      error={error}
      required
    />
  );
}
