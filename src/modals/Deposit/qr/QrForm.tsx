import { type FormEvent, type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { AmountInput } from '@/components/Field/AmountInput';
import { formatAmount } from '@/i18n/format';
import { type AmountRefusal, checkAmount } from '@/lib/checkAmount';
import { isComposing } from '@/lib/isComposing';
import { toBaht, toSatang } from '@/lib/money';
import * as css from '@/modals/Deposit/DepositModal.css';
import { Footer } from '@/modals/Deposit/Footer';
import { getQrRules } from '@/modals/Deposit/paymentMethods';
import { QrAmount } from './QrAmount';

interface QrFormProps {
  bankCode: string;
  isCreating: boolean;
  /** Resolves to true if a QR has been created and replaces this form. */
  onCreate: (baht: number) => Promise<boolean>;
  onEdit: () => void;
  /** The quiet "I've made the transfer" button. */
  doneButton: ReactNode;
}

/** The form that creates a QR for an amount. It sends nothing below the provider's minimum. */
export function QrForm({ bankCode, isCreating, onCreate, onEdit, doneButton }: QrFormProps) {
  const { t } = useTranslation('deposit');
  const { t: tCommon } = useTranslation();
  const [amount, setAmount] = useContext(QrAmount);
  const { minimum, quickAmounts } = getQrRules(bankCode);
  const minimumText = formatAmount(minimum);

  /**
   * An invalid amount disables the button. The reason appears on Enter and, unless the field is empty, on blur. The
   * reason also appears if the form opens with an invalid amount.
   */
  const { satang, problem: refusal } = checkAmount(amount, { minimum: toSatang(minimum) });
  const refusalKind = refusal?.kind;
  const getProblem = () => (amount ? refusalKind : undefined);
  const [problem, setProblem] = useState(getProblem);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (satang === undefined || !(await onCreate(toBaht(satang)))) return;
    // Keep the text if the member has typed another amount meanwhile, for example in another provider's form.
    setAmount((text) => (text === amount ? '' : text));
  };

  const getRefusalText = (kind: AmountRefusal<'minimum'>['kind']): string =>
    kind === 'minimum' ? t('qr.tooLow', { amount: minimumText }) : tCommon(`amount.${kind}`);

  return (
    <form id="qr" className={css.form} noValidate onSubmit={submit}>
      <AmountInput
        hero
        label={t('qr.amount')}
        name="amount"
        hint={t('qr.minimum', { amount: minimumText })}
        value={amount}
        onChange={setAmount}
        onEdit={() => {
          setProblem(undefined);
          onEdit();
        }}
        error={problem && getRefusalText(problem)}
        onBlur={() => setProblem(getProblem)}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && setProblem(refusalKind)}
        quickAmounts={quickAmounts}
        readOnly={isCreating}
        required
      />
      <p className={css.muted}>{t('qr.once')}</p>
      <Footer>
        <Button type="submit" form="qr" fullWidth busy={isCreating} disabled={refusalKind !== undefined}>
          {t('qr.create')}
        </Button>
        {doneButton}
      </Footer>
    </form>
  );
}
