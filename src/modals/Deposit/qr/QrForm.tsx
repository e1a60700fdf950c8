import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { AmountInput } from '@/components/Field/AmountInput';
import { formatAmount } from '@/i18n/format';
import { isComposing } from '@/lib/isComposing';
import { type AmountProblem, parseAmount, toBaht, toSatang } from '@/lib/money';
import * as css from '@/modals/Deposit/DepositModal.css';
import { Footer } from '@/modals/Deposit/Footer';
import { qrRules } from '@/modals/Deposit/paymentMethods';

interface QrFormProps {
  bankCode: string;
  /** The typed amount. The parent component stores it, so that it stays when the member chooses another provider. */
  amount: string;
  onAmount: (text: string) => void;
  isCreating: boolean;
  /** Resolves to true if a QR has been created and replaces this form. */
  onCreate: (baht: number) => Promise<boolean>;
  onEdit: () => void;
  /** The button that reports the transfer. */
  done: ReactNode;
}

type Problem = AmountProblem | 'tooLow';
type Checked = { satang: number; problem?: undefined } | { satang?: undefined; problem: Problem };

/** Returns the QR's amount in satang, or the problem: the text is not a valid amount, or is below `minimum` (baht). */
function check(text: string, minimum: number): Checked {
  const { satang, error } = parseAmount(text);
  if (error) return { problem: error };
  return satang < toSatang(minimum) ? { problem: 'tooLow' } : { satang };
}

/** The amount form of a QR. Sends nothing below the provider's minimum. */
export function QrForm({ bankCode, amount, onAmount, isCreating, onCreate, onEdit, done }: QrFormProps) {
  const { t } = useTranslation('deposit');
  const { t: tCommon } = useTranslation();
  const { minimum, quickAmounts } = qrRules(bankCode);
  const least = formatAmount(minimum);

  /**
   * An invalid amount disables the button. The reason appears on Enter and on blur. It also appears if the form opens
   * with an invalid amount.
   */
  const { problem: found } = check(amount, minimum);
  const judgeText = () => (amount ? found : undefined);
  const [problem, setProblem] = useState(judgeText);
  const latest = useRef(amount);
  useEffect(() => {
    latest.current = amount;
  }, [amount]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { satang } = check(amount, minimum);
    if (satang === undefined || !(await onCreate(toBaht(satang)))) return;
    // Keep the text if the member has typed another amount while the QR was created.
    if (latest.current === amount) onAmount('');
  };

  const words = (found: Problem): string =>
    found === 'tooLow' ? t('qr.tooLow', { amount: least }) : tCommon(`amount.${found}`);

  return (
    <form id="qr" className={css.form} noValidate onSubmit={submit}>
      <AmountInput
        label={t('qr.amount')}
        name="amount"
        hint={t('qr.minimum', { amount: least })}
        value={amount}
        onChange={onAmount}
        onEdit={() => {
          setProblem(undefined);
          onEdit();
        }}
        error={problem && words(problem)}
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
