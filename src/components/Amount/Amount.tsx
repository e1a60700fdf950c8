import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, noValue } from '@/i18n/format';
import { amount, apart, currency as currencyClass, decimals, gap } from './Amount.css';

interface AmountProps {
  /** Baht (or kip); anything but a number shows a dash. */
  value: unknown;
  /** The word after the figure; `none` where the place says it, such as under a heading. */
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
 * alike; to enter one, use `AmountInput`.
 */
export function Amount({ value, currency = 'BAHT', signed, tone, size, className }: AmountProps) {
  const { t } = useTranslation('common');
  const text = formatAmount(value, { signed });
  // Big figures break after a comma where they must, and the biggest have smaller decimals.
  const point = size === 'display' ? text.lastIndexOf('.') : size === 'large' ? text.length : -1;
  // A line through a minus would hide it.
  const sign = tone === 'failed' ? /^[+−]/.exec(text)?.[0] : undefined;
  return (
    <span className={[amount({ tone, size }), className].filter(Boolean).join(' ')}>
      {sign ? <span className={apart}>{sign}</span> : null}
      {point < 0 ? (
        text.slice(sign?.length ?? 0)
      ) : (
        <>
          {text
            .slice(sign?.length ?? 0, point)
            .split(/(?<=,)/)
            .map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups of one figure have no other name
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {group}
              </Fragment>
            ))}
          {point < text.length ? <span className={decimals}>{text.slice(point)}</span> : null}
        </>
      )}
      {currency === 'none' || text === noValue ? null : (
        <>
          <span className={gap}> </span>
          <span className={currencyClass}>{t(currency === 'LAK' ? 'kip' : 'baht')}</span>
        </>
      )}
    </span>
  );
}
