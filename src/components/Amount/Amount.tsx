import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, noValue } from '@/i18n/format';
import { amount, apart, currency as currencyClass, decimals, gap, spoken } from './Amount.css';

interface AmountProps {
  /** Amount in baht. Any value that is not a finite number shows a dash, read as "not available". */
  value: unknown;
  /**
   * The unit after the figure. `none` hides the unit, for example below a heading that names it, but screen readers
   * still read "baht". Default: `BAHT`.
   */
  currency?: 'BAHT' | 'LAK' | 'none';
  /** Also shows + before amounts above 0, so that incoming and outgoing money differ by more than colour. */
  signed?: boolean;
  /** Colour by meaning: money in, out, in progress or failed. Default: `plain`. */
  tone?: 'plain' | 'in' | 'out' | 'pending' | 'failed';
  /** `display` is for the one big figure of a page. Default: the size of the surrounding text. */
  size?: 'inherit' | 'large' | 'display';
  /** Class for layout, not for appearance. */
  className?: string;
}

/**
 * An amount of money with tabular digits, two decimals, grouping and currency. Use it for every displayed amount; to
 * enter an amount, use `AmountInput`. Screen readers read the figure and the unit as one phrase. Browser translators do
 * not change the amount. A changed amount is a new element, so that no translator leaves old digits beside new digits.
 */
export function Amount({ value, currency = 'BAHT', signed, tone, size, className }: AmountProps) {
  const { t } = useTranslation('common');
  const text = formatAmount(value, { signed });
  const classes = [amount({ tone, size }), className].filter(Boolean).join(' ');
  if (text === noValue) {
    return (
      <span role="img" aria-label={t('noValue')} translate="no" className={classes}>
        {text}
      </span>
    );
  }
  const unit = t(currency === 'LAK' ? 'kip' : 'baht');
  // Only `display` figures have smaller decimals, in their own element.
  const point = size === 'display' ? text.lastIndexOf('.') : text.length;
  // A strike-through would hide the minus sign, so the sign stays outside it.
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

/** A figure that may break after each comma. */
function Groups({ figure }: { figure: string }) {
  return figure.split(/(?<=,)/).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of one figure have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{group}</span>
    </Fragment>
  ));
}
