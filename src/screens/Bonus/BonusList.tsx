import { useTranslation } from 'react-i18next';
import type { Bonus } from '@/api/calls/bonus';
import { serverNow } from '@/api/client/serverTime';
import { isUsedUp, untilNextDay } from '@/bonus/bonusLimit';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useWake } from '@/components/RelativeTime/useWake';
import { useCapped } from '@/components/Table/useCapped';
import { BonusCard } from './BonusCard';
import * as css from './BonusScreen.css';

/**
 * Shows the bonuses as cards, and those that are used up last. A button shows more of a long list. At midnight in Bangkok, an open page counts the daily
 * and weekly limits again.
 */
export function BonusList({ bonuses }: { bonuses: readonly Bonus[] }) {
  const { t } = useTranslation('bonus');
  const { t: common } = useTranslation();
  const now = serverNow();
  // Bonuses that the member can have come first. The sort keeps the server's order otherwise.
  const { shownRows, hiddenCount, showMore } = useCapped(
    [...bonuses].sort((a, b) => Number(isUsedUp(a, now)) - Number(isUsedUp(b, now))),
  );
  useWake(untilNextDay(now));
  return (
    <section className={css.allBonuses} aria-labelledby="all-bonuses">
      <h2 id="all-bonuses" className={css.sectionTitle}>
        {t('list.title')}
      </h2>
      {bonuses.length === 0 ? (
        <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
      ) : (
        <ul role="list" className={css.grid}>
          {shownRows.map((bonus, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a malformed response may contain one code twice
            <BonusCard key={`${bonus.code}.${index}`} bonus={bonus} now={now} />
          ))}
        </ul>
      )}
      {hiddenCount > 0 ? (
        <Button variant="quiet" onClick={showMore}>
          {common('showMore')}
        </Button>
      ) : null}
    </section>
  );
}
