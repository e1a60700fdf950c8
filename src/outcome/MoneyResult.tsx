import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '@/components/Amount/Amount';
import { icon } from '@/components/Icon/Icon.css';
import { Spinner } from '@/components/Loader/Spinner';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import * as css from './MoneyResult.css';

export interface MoneyEnd {
  side: 'from' | 'to';
  /** The name of the wallet, game or bank. */
  name: string;
  /**
   * The balance in baht that was read after the command. `reading` shows a spinner. Undefined if the end has no balance
   * or the read failed: an older balance is never shown.
   */
  balance?: number | 'reading';
}

export interface MoneyResultProps {
  /** The moved amount in baht. Undefined if the response does not contain it. */
  amount?: number;
  /** Colour by meaning. Default: `plain`. */
  tone?: 'plain' | 'in' | 'out' | 'pending';
  /** The source and the destination of the money. */
  ends: readonly MoneyEnd[];
  /** One or two sentences that name the finished command, unless the page around the result names it. */
  children?: ReactNode;
}

/**
 * The result of a command that moved money: the amount, where it came from and went to, and the new balances. Use it
 * only after a definitive response. The dialog around it has the title, the open pouch and the next steps.
 */
export function MoneyResult({ amount, tone = 'plain', ends, children }: MoneyResultProps) {
  const { t } = useTranslation('money');
  return (
    <div className={css.result}>
      {amount === undefined ? null : <Amount value={amount} size="display" tone={tone} className={css.amount} />}
      {children ? <div className={css.text}>{children}</div> : null}
      <dl className={css.ends}>
        {ends.map(({ side, name, balance }) => (
          <div key={side} className={css.end}>
            <dt className={css.label}>
              {side === 'to' ? <ArrowRight className={icon({ size: 'sm' })} /> : null}
              <span>{t(`result.${side}`)}</span>
            </dt>
            <dd className={css.value}>
              <span className={css.name}>
                <TruncatedText lines={2}>{name}</TruncatedText>
              </span>
              {balance === undefined ? null : (
                <span className={css.balance}>
                  <span className={css.whole}>{t('result.balance')}</span>{' '}
                  {balance === 'reading' ? <Spinner /> : <Amount value={balance} className={css.whole} />}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
