import { type FormEvent, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { AmountInput } from '@/components/Field/AmountInput';
import { type Typed, useTyped, useTypedText } from '@/components/Field/useTyped';
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

/** What a QR can be made over, in satang; nothing when the text is no amount or one below `minimum` baht. */
function readEnough(text: string, minimum: number): number | undefined {
  const { satang } = parseAmount(text);
  return satang !== undefined && satang >= toSatang(minimum) ? satang : undefined;
}

interface CreateButtonProps {
  typed: Typed;
  minimum: number;
  busy: boolean;
}

function CreateButton({ typed, minimum, busy }: CreateButtonProps) {
  const { t } = useTranslation('deposit');
  const canCreate = useTypedText(typed, (text) => readEnough(text, minimum) !== undefined);
  return (
    <Button type="submit" form="qr" wide busy={busy} disabled={!canCreate}>
      {t('qr.create')}
    </Button>
  );
}

/** The amount of a QR: nothing is sent below the provider's minimum (spec sections 5 and 9). */
export function QrForm({ bankCode, notice, isCreating, onCreate, onChange }: QrFormProps) {
  const { t } = useTranslation('deposit');
  const typed = useTyped();
  const [isTooLow, setIsTooLow] = useState(false);
  const { minimum, quickAmounts } = qrRules(bankCode);
  const least = formatAmount(minimum);

  /** The button is not available below the minimum, and Enter with it: why is said on leaving the field. */
  const judge = () => {
    const { satang } = parseAmount(typed.read());
    setIsTooLow(satang !== undefined && satang < toSatang(minimum));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const satang = readEnough(typed.read(), minimum);
    if (satang !== undefined) void onCreate(toBaht(satang));
  };

  return (
    <form id="qr" className={css.form} noValidate onSubmit={submit}>
      <QrNoticeLine notice={notice} />
      <AmountInput
        label={t('qr.amount')}
        name="amount"
        hint={t('qr.minimum', { amount: least })}
        typed={typed}
        onChange={() => {
          setIsTooLow(false);
          onChange();
        }}
        error={isTooLow ? t('qr.tooLow', { amount: least }) : undefined}
        onBlur={judge}
        onKeyDown={(event) => event.key === 'Enter' && judge()}
        quickAmounts={quickAmounts}
        required
      />
      <p className={css.muted}>{t('qr.once')}</p>
      <Footer>
        <CreateButton typed={typed} minimum={minimum} busy={isCreating} />
      </Footer>
    </form>
  );
}
