import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { AmountInput } from '@/components/Field/AmountInput';
import { formatAmount } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { parseAmount, toBaht, toSatang } from '@/lib/money';
import { qrRules } from './channels';
import * as css from './DepositModal.css';
import { Footer } from './Footer';
import { QrNoticeLine } from './QrNoticeLine';
import type { QrNotice } from './useQr';

interface QrFormProps {
  bankCode: string;
  notice: QrNotice | undefined;
  isCreating: boolean;
  /** Answers whether there is a QR now. */
  onCreate: (baht: number) => Promise<boolean>;
  onChange: () => void;
}

/** The amount of a QR: nothing is sent below the provider's minimum (spec sections 5 and 9). */
export function QrForm({ bankCode, notice, isCreating, onCreate, onChange }: QrFormProps) {
  const { t } = useTranslation('deposit');
  const [typed, setTyped] = useState('');
  const [isTooLow, setIsTooLow] = useState(false);
  const { minimum, quickAmounts } = qrRules(bankCode);
  const { satang, error } = parseAmount(typed);
  const enough = error === undefined && satang >= toSatang(minimum);
  const least = formatAmount(minimum);

  /** The button is not available below the minimum, and Enter with it: why is said on leaving the field. */
  const judge = () => setIsTooLow(error === undefined && !enough);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!enough) return;
    void onCreate(toBaht(satang));
  };

  return (
    <form id="qr" className={css.form} noValidate onSubmit={submit}>
      <QrNoticeLine notice={notice} />
      <AmountInput
        label={t('qr.amount')}
        name="amount"
        hint={t('qr.minimum', { amount: least })}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setIsTooLow(false);
          if (value !== typed) onChange();
        }}
        error={isTooLow ? t('qr.tooLow', { amount: least }) : undefined}
        onBlur={judge}
        onKeyDown={(event) => event.key === 'Enter' && judge()}
        quickAmounts={quickAmounts}
        required
      />
      <p className={css.muted}>{t('qr.once')}</p>
      <Footer>
        <Button type="submit" form="qr" wide busy={isCreating} disabled={!enough}>
          {t('qr.create')}
        </Button>
      </Footer>
    </form>
  );
}
