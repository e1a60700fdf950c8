import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BankAccount, updateBankAccountName } from '@/api/calls/account';
import { getWallet } from '@/api/calls/wallet';
import { useReadCache } from '@/api/client/useReadCache';
import { useCommand } from '@/api/commands/useCommand';
import { Button } from '@/components/Button/Button';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { UpperCaseInput } from '@/components/Field/UpperCaseInput';
import { useForm } from '@/components/Form/useForm';
import { SpelledNumber } from '@/components/SpelledNumber/SpelledNumber';
import { toast } from '@/components/Toast/toasts';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { errorText } from '@/i18n/errorText';
import { formatAccountNumber } from '@/i18n/format';
import { useBankName } from '@/i18n/useBankName';
import { cleanName } from '@/lib/cleanName';
import { isEnglishName } from '@/lib/englishName';
import { useIsMounted } from '@/lib/react/useIsMounted';
import type { ModalProps } from '@/overlays/modalNames';
import * as css from './EditBankNameForm.css';

interface EditBankNameFormProps {
  account: BankAccount;
  onClose: ModalProps['onClose'];
}

/** The form for the English name of the member's bank account. */
export function EditBankNameForm({ account, onClose }: EditBankNameFormProps) {
  const { t } = useTranslation('editBankName');
  const getBankName = useBankName();
  const { renew } = useReadCache();
  // Start empty if the name is not in English letters, because the member would have to delete that name first.
  const [name, setName] = useState(isEnglishName(account.bankAccountName) ? account.bankAccountName.toUpperCase() : '');
  const form = useForm<'name', 'required' | 'english'>();
  const { name: problem } = form.problems;
  const isMounted = useIsMounted();
  const { run, isRunning, error, clearError } = useCommand(updateBankAccountName);

  const submit = form.onSubmit(async () => {
    const bankAccountName = cleanName(name).toUpperCase();
    if (!bankAccountName || !isEnglishName(bankAccountName)) {
      if (bankAccountName) toast.error(t('problem.english'));
      return form.refuse({ name: bankAccountName ? 'english' : 'required' });
    }
    const response = await run({ body: { bankCode: account.bankCode, bankAccountName } });
    if (!response) return;
    renew(getWallet);
    toast.success(t('saved'));
    // The member may have left by the back button, and another modal may be on top by now. Close only this modal.
    if (isMounted.current) onClose(true);
  });

  return (
    <DialogPanel
      title={t('title')}
      onClose={() => onClose()}
      dismissible={!isRunning}
      footer={
        <Button type="submit" form="bank-name" fullWidth busy={isRunning}>
          {t('save')}
        </Button>
      }
    >
      <form id="bank-name" ref={form.ref} className={css.form} noValidate onSubmit={submit}>
        <p>{t('text')}</p>
        <p className={css.account}>
          <TruncatedText lines={2} openable>
            {getBankName(account.bank, account.bankCode)}
          </TruncatedText>
          <span className={css.number}>
            <SpelledNumber>{formatAccountNumber(account.bankAccountNo)}</SpelledNumber>
          </span>
        </p>
        <UpperCaseInput
          label={t('name')}
          name="bank-account-name"
          hint={t('hint')}
          enterKeyHint="done"
          lang="en"
          value={name}
          onChange={(typed) => {
            setName(typed);
            form.clear();
            clearError();
          }}
          error={problem ? t(`problem.${problem}`) : error && errorText(error)}
          required
        />
      </form>
    </DialogPanel>
  );
}
