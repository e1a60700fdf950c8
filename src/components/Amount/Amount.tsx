import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, noValue } from '@/i18n/format';
import { amount, apart, currency as currencyClass, decimals, gap, spoken } from './Amount.css';

interface AmountProps {
  /** Baht (or kip); anything but a number shows a dash. */
  value: unknown;
  /** The word after the figure. `none` where the place shows it, such as a heading; a screen reader says it anyway. */
  currency?: 'BAHT' | 'LAK' | 'none';
  /** Shows + or −, so that in and out are told apart by more than colour. */
  signed?: boolean;
  /** Its colour by meaning: money in, out, in progress or failed. `plain` unless told. */
  tone?: 'plain' | 'in' | 'out' | 'pending' | 'failed';
  /** `display` is the one big figure of a page. As the text around it unless told. */
  size?: 'inherit' | 'large' | 'display';
  /** For the place it has, not for its look. */
  className?: string;
}

/**
 * An amount of money: tabular digits, 2 decimals, grouping, currency. For every amount that is shown, so that all look
 * alike; to enter one, use `AmountInput`. Screen readers get it as one phrase with its unit, in place of the drawn
 * pieces. A translator leaves it as it is, and another amount is another element: no old digits stay beside new ones.
 */
export function Amount({ value, currency = 'BAHT', signed, tone, size, className }: AmountProps) {
  const { t } = useTranslation('common');
  const text = formatAmount(value, { signed });
  const classes = [amount({ tone, size }), className].filter(Boolean).join(' ');
  if (text === noValue) {
    return (
      <span translate="no" className={classes}>
        {text}
      </span>
    );
  }
  const unit = t(currency === 'LAK' ? 'kip' : 'baht');
  // Big figures break after a comma where they must, and the biggest have smaller decimals.
  const point = size === 'display' ? text.lastIndexOf('.') : text.length;
  // A line through a minus would hide it.
  const sign = tone === 'failed' ? (/^[+−]/.exec(text)?.[0] ?? '') : '';
  const baht = text.slice(sign.length, point);
  return (
    <span key={text} translate="no" className={classes}>
      <span className={spoken}>{`${text} ${unit}`}</span>
      <span aria-hidden="true">
        {sign ? <span className={apart}>{sign}</span> : null}
        {size === 'display' || size === 'large' ? <Groups figure={baht} /> : <span>{baht}</span>}
        {point < text.length ? <span className={decimals}>{text.slice(point)}</span> : null}
        {currency === 'none' ? null : (
          <>
            <span className={gap}> </span>
            <span className={currencyClass}>{unit}</span>
          </>
        )}
      </span>
    </span>
  );
}

/** A figure that breaks after a comma where it must. */
function Groups({ figure }: { figure: string }) {
  return figure.split(/(?<=,)/).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of one figure have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{group}</span>
    </Fragment>
  ));
}
