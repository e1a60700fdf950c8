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
import { qrRules } from '@/modals/Deposit/paymentMethods';
import { QrAmount } from './QrAmount';

interface QrFormProps {
  bankCode: string;
  isCreating: boolean;
  /** Resolves to true if a QR has been created and replaces this form. */
  onCreate: (baht: number) => Promise<boolean>;
  onEdit: () => void;
  /** The quiet "I've made the transfer" button. */
  done: ReactNode;
}

/** The form that creates a QR for an amount. It sends nothing below the provider's minimum. */
export function QrForm({ bankCode, isCreating, onCreate, onEdit, done }: QrFormProps) {
  const { t } = useTranslation('deposit');
  const { t: tCommon } = useTranslation();
  const [amount, setAmount] = useContext(QrAmount);
  const { minimum, quickAmounts } = qrRules(bankCode);
  const least = formatAmount(minimum);

  /**
   * An invalid amount disables the button. The reason appears on Enter and, unless the field is empty, on blur. The
   * reason also appears if the form opens with an invalid amount.
   */
  const { satang, problem: refusal } = checkAmount(amount, { minimum: toSatang(minimum) });
  const found = refusal?.kind;
  const judgeText = () => (amount ? found : undefined);
  const [problem, setProblem] = useState(judgeText);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (satang === undefined || !(await onCreate(toBaht(satang)))) return;
    // Keep the text if the member has typed another amount meanwhile, for example in another provider's form.
    setAmount((now) => (now === amount ? '' : now));
  };

  const getRefusalText = (found: AmountRefusal<'minimum'>['kind']): string =>
    found === 'minimum' ? t('qr.tooLow', { amount: least }) : tCommon(`amount.${found}`);

  return (
    <form id="qr" className={css.form} noValidate onSubmit={submit}>
      <AmountInput
        hero
        label={t('qr.amount')}
        name="amount"
        hint={t('qr.minimum', { amount: least })}
        value={amount}
        onChange={setAmount}
        onEdit={() => {
          setProblem(undefined);
          onEdit();
        }}
        error={problem && getRefusalText(problem)}
        onBlur={() => setProblem(judgeText)}
        onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && setProblem(found)}
        quickAmounts={quickAmounts}
        readOnly={isCreating}
        required
      />
      <p className={css.muted}>{t('qr.once')}</p>
      <Footer>
        <Button type="submit" form="qr" fullWidth busy={isCreating} disabled={found !== undefined}>
          {t('qr.create')}
        </Button>
        {done}
      </Footer>
    </form>
  );
}
