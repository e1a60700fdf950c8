import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveBonus } from '@/api/calls/bonus';
import { formatAmount } from '@/i18n/format';
import * as css from './TurnoverProgress.css';

/** Formats an amount in baht, without decimals that are zero. */
const short = (baht: number) => formatAmount(baht).replace(/\.00$/, '');

/**
 * Shows the turnover of the active bonus as a bar and in words. Shows nothing if the backend does not send it or sends
 * amounts that make no sense.
 */
export function TurnoverProgress({ turnoverDone = -1, turnoverNeeded = 0 }: Partial<ActiveBonus>) {
  const { t } = useTranslation('bonus');
  const id = useId();
  if (!(turnoverDone >= 0 && turnoverNeeded > 0)) return null;
  const done = Math.min(turnoverDone, turnoverNeeded);
  const words = t('turnover.progress', { done: short(done), needed: short(turnoverNeeded) });
  return (
    <div className={css.turnover}>
      <p id={id} className={css.label}>
        {t('turnover.title')}
      </p>
      {/* Screen readers read the amounts with the bar instead of a percentage. */}
      <p className={css.amounts} aria-hidden="true">
        {words}
      </p>
      <progress className={css.bar} value={done / turnoverNeeded} aria-labelledby={id} aria-valuetext={words} />
    </div>
  );
}
