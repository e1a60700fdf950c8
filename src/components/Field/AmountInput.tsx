import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '@/components/Chips/Chips';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { formatAmount } from '@/i18n/format';
import { parseAmount, parseSigned, toBaht, toSatang } from '@/lib/money';
import * as css from './AmountInput.css';
import { TextInput, type TextInputProps } from './TextInput';

interface AmountInputProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength' | 'start' | 'end' | 'unit'> {
  /** The text in the field. */
  value: string;
  /** Called with the text, also when the field reformats it on blur. */
  onChange: (text: string) => void;
  /** Called when the member types or picks another amount; not when the field reformats the same amount on blur. */
  onEdit?: () => void;
  /** Quick amounts in baht, as chips below the input. The chip that equals the typed amount is selected. */
  quickAmounts?: readonly number[];
  /** The unit after the figure. Default: baht. */
  currency?: 'BAHT' | 'LAK';
  /** Accepts amounts below 0 as well; the form gives them their meaning. */
  signed?: boolean;
}

/** Returns the text that the field shows: grouped, with decimals only if there are any. */
const tidy = (satang: number) => formatAmount(toBaht(satang)).replace(/\.00$/, '');

/**
 * An input for an amount in baht, as text that `parseAmount` of `@/lib/money` reads. On blur, a readable amount is
 * shown as it will be sent (1,000 for ๑๐๐๐), and an unreadable one shows why. The form's `error` takes precedence. To
 * show an amount, use `Amount`.
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
  const unit = t(currency === 'LAK' ? 'kip' : 'baht');
  const [left, setLeft] = useState<string>();
  const parsed = signed ? parseSigned(value) : parseAmount(value);
  // Only the text at the last blur is validated: no message while typing, none for an empty field.
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
        unit={<span className={css.unit}>{unit}</span>}
      />
      {quickAmounts?.length ? (
        <Chips
          even
          label={t('quickAmounts')}
          options={quickAmounts.map((baht) => ({
            value: String(baht),
            label: (
              <span translate="no">
                <span>{formatAmount(baht).replace(/\.00$/, '')}</span>
                <VisuallyHidden>{` ${unit}`}</VisuallyHidden>
              </span>
            ),
          }))}
          value={parsed.error ? '' : String(toBaht(parsed.satang))}
          onChange={(baht) => !rest.readOnly && change(tidy(toSatang(Number(baht))))}
        />
      ) : null}
    </div>
  );
}
