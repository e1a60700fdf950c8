import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '@/components/Chips/Chips';
import { formatAmount } from '@/i18n/format';
import { parseAmount, parseSigned, toBaht, toSatang } from '@/lib/money';
import * as css from './AmountInput.css';
import { TextInput, type TextInputProps } from './TextInput';

interface AmountInputProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength' | 'start' | 'end'> {
  /** The text as it stands there. */
  value: string;
  /** Gets the text, also when leaving shows it in another way. */
  onChange: (text: string) => void;
  /** The member has typed or picked another amount; leaving, which shows the same one in another way, is none. */
  onEdit?: () => void;
  /** Quick amounts in baht, as chips below the input; the one that is typed is the one that is chosen. */
  quickAmounts?: readonly number[];
  /** The unit after the figure; baht unless told. */
  currency?: 'BAHT' | 'LAK';
  /** An amount below 0 can be read, too: the form says what it means. */
  signed?: boolean;
}

/** An amount as its field shows it: grouped, decimals only when there are any. */
const tidy = (satang: number) => formatAmount(toBaht(satang)).replace(/\.00$/, '');

/**
 * An amount in baht, as text: `parseAmount` of `@/lib/money` reads it. On leaving, a readable amount is shown as it
 * will be sent (1,000 for ๑๐๐๐) and an unreadable one says why; `error` from the form goes before that. To show an
 * amount, use `Amount`.
 */
export function AmountInput({
  value,
  onChange,
  onEdit,
  onBlur,
  error,
  quickAmounts,
  currency = 'BAHT',
  signed,
  ...rest
}: AmountInputProps) {
  const { t } = useTranslation('common');
  const [left, setLeft] = useState<string>();
  const parsed = signed ? parseSigned(value) : parseAmount(value);
  // Only the text that was left is judged: no message while typing, none for an empty field.
  const problem = left === value && parsed.error && parsed.error !== 'empty' ? t(`amount.${parsed.error}`) : undefined;
  const change = (text: string) => {
    onChange(text);
    onEdit?.();
  };
  return (
    <div className={css.group}>
      <TextInput
        autoComplete="off"
        enterKeyHint="done"
        {...rest}
        value={value}
        onChange={change}
        onBlur={(event) => {
          const shown = parsed.error ? value : tidy(parsed.satang);
          if (shown !== value) onChange(shown);
          setLeft(shown);
          onBlur?.(event);
        }}
        error={error || problem}
        inputMode="decimal"
        inputClassName={css.figure}
        end={<span className={css.unit}>{t(currency === 'LAK' ? 'kip' : 'baht')}</span>}
      />
      {quickAmounts?.length ? (
        <Chips
          even
          label={t('quickAmounts')}
          options={quickAmounts.map((baht) => ({
            value: String(baht),
            label: <span translate="no">{formatAmount(baht).replace(/\.00$/, '')}</span>,
          }))}
          value={parsed.error ? '' : String(toBaht(parsed.satang))}
          onChange={(baht) => !rest.readOnly && change(tidy(toSatang(Number(baht))))}
        />
      ) : null}
    </div>
  );
}
