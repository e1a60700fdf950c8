import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveBonus } from '@/api/calls/bonus';
import { formatAmount } from '@/i18n/format';
import * as css from './TurnoverProgress.css';

/** Returns the turnover's amounts as texts and its share from 0 to 1. Undefined if it is missing or makes no sense. */
export function readTurnover({ turnoverDone = -1, turnoverNeeded = 0 }: Partial<ActiveBonus>) {
  if (!(turnoverDone >= 0 && turnoverNeeded > 0)) return undefined;
  const done = Math.min(turnoverDone, turnoverNeeded);
  return { amounts: { done: formatAmount(done), needed: formatAmount(turnoverNeeded) }, share: done / turnoverNeeded };
}

/**
 * Shows the turnover of the active bonus as a bar and in words. Shows nothing if the backend does not send it or sends
 * amounts that make no sense.
 */
export function TurnoverProgress(active: Partial<ActiveBonus>) {
  const { t } = useTranslation('bonus');
  const id = useId();
  const turnover = readTurnover(active);
  if (!turnover) return null;
  const text = t('turnover.progress', turnover.amounts);
  return (
    <div className={css.turnover}>
      <p id={id} className={css.label}>
        {t('turnover.title')}
      </p>
      {/* Screen readers read the amounts with the bar instead of a percentage. */}
      <p className={css.amounts} aria-hidden="true">
        {text}
      </p>
      <progress className={css.bar} value={turnover.share} aria-labelledby={id} aria-valuetext={text} />
    </div>
  );
}
