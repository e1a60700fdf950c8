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
  /** Called with the text when the member changes it, and when the field reformats it on blur. */
  onChange: (text: string) => void;
  /** Called when the member types or picks an amount, but not when the field reformats it on blur. */
  onEdit?: () => void;
  /** Quick amounts in baht, as chips below the input. The chip that equals the typed amount is selected. */
  quickAmounts?: readonly number[];
  /**
   * The largest possible amount in baht, as one more chip: "All". The chip is disabled unless it is above 0. Quick
   * amounts above it are disabled too.
   */
  all?: number;
  /** Shows the one amount of a form: a large centred figure, with 0.00 as placeholder. */
  hero?: boolean;
  /** Accepts amounts below 0, whose meaning depends on the form. */
  signed?: boolean;
}

/** Returns the field's text for an amount in satang: grouped, with decimals only if they are not zero. */
const plainAmount = (satang: number) => formatAmount(toBaht(satang)).replace(/\.00$/, '');

/** The quick amounts of forms that also offer all of the money, in baht. */
export const heroAmounts = [100, 500, 1000] as const;

/** The number of characters that fit into a large figure on a phone 320 px wide. */
const maxHeroLength = 10;

/**
 * An input for an amount in baht, as text that `parseAmount` of `@/lib/money` reads. On blur, it reformats a
 * valid amount with 0-9 and commas (1,000 for ๑๐๐๐). For an invalid amount it shows the reason, unless the field is
 * empty. The form's `error` takes precedence. To show an amount, use `Amount`.
 */
export function AmountInput({
  value,
  onChange,
  onEdit,
  onBlur,
  error,
  quickAmounts = [],
  all,
  hero,
  className,
  signed,
  ...rest
}: AmountInputProps) {
  const { t } = useTranslation('common');
  const unit = t('baht');
  const [blurredText, setBlurredText] = useState<string>();
  const amount = signed ? parseSigned(value) : parseAmount(value);
  // Validate only the text of the last blur, so that no message appears while typing. An empty field shows no message.
  const problem =
    blurredText === value && amount.error && amount.error !== 'empty' ? t(`amount.${amount.error}`) : undefined;
  const change = (text: string) => {
    onChange(text);
    onEdit?.();
  };
  const isLong = value.length > maxHeroLength;
  const options = quickAmounts.map((baht) => ({
    value: String(baht),
    label: <ChipAmount baht={baht} unit={unit} />,
    disabled: all !== undefined && baht > all,
  }));
  const chosenValue = amount.error ? '' : String(toBaht(amount.satang));
  const isAll = all !== undefined && all > 0 && amount.satang === toSatang(all);
  const pick = (chosen: string) => {
    if (!rest.readOnly) change(plainAmount(toSatang(chosen === 'all' ? (all ?? 0) : Number(chosen))));
  };
  return (
    <div className={css.group}>
      <TextInput
        autoComplete="off"
        enterKeyHint="done"
        {...(hero && { placeholder: '0.00' })}
        {...rest}
        {...(hero && isLong && { 'data-long': true })}
        className={[hero && css.hero, className].filter(Boolean).join(' ')}
        value={value}
        onChange={change}
        onBlur={(event) => {
          const newText = amount.error ? value : plainAmount(amount.satang);
          if (newText !== value) onChange(newText);
          setBlurredText(newText);
          onBlur?.(event);
        }}
        error={error || problem}
        inputMode="decimal"
        inputClassName={hero ? `${css.figure} ${css.heroFigure}` : css.figure}
        unit={<span className={css.unit}>{unit}</span>}
      />
      {options.length > 0 ? (
        <Chips
          even={all === undefined ? true : 'row'}
          label={t('quickAmounts')}
          options={
            all === undefined
              ? options
              : [...options, { value: 'all', label: <AllLabel baht={all} unit={unit} />, disabled: !(all > 0) }]
          }
          value={isAll && !options.some((option) => option.value === chosenValue) ? 'all' : chosenValue}
          onChange={pick}
        />
      ) : null}
    </div>
  );
}

interface ChipLabelProps {
  baht: number;
  unit: string;
}

function ChipAmount({ baht, unit }: ChipLabelProps) {
  return (
    <span translate="no">
      <span>{formatAmount(baht).replace(/\.00$/, '')}</span>
      <VisuallyHidden>{` ${unit}`}</VisuallyHidden>
    </span>
  );
}

/** The label of the chip "All". Screen readers also read the amount. */
function AllLabel({ baht, unit }: ChipLabelProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <span>{t('allOfIt')}</span>{' '}
      <span translate="no">
        <VisuallyHidden>{`${formatAmount(baht)} ${unit}`}</VisuallyHidden>
      </span>
    </>
  );
}
