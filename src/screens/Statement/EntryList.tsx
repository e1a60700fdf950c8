import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '@/api/calls/statement';
import { serverNow } from '@/api/client/serverTime';
import { Amount } from '@/components/Amount/Amount';
import { Button } from '@/components/Button/Button';
import { List } from '@/components/List/List';
import { NoValue } from '@/components/NoValue/NoValue';
import { useWake } from '@/components/RelativeTime/useWake';
import { useCapped } from '@/components/Table/useCapped';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { getNearDay, untilMidnight } from '@/i18n/days';
import { noValue } from '@/i18n/format';
import { isoInstant } from '@/i18n/formatTime';
import { sumBaht } from '@/lib/money';
import type { EntryTexts } from '@/statement/useEntryTexts';
import { getDays } from './days';
import { EntryRow } from './EntryRow';
import * as css from './StatementScreen.css';

interface EntryListProps {
  entries: readonly StatementEntry[];
  getTexts: (entry: StatementEntry) => EntryTexts;
  /** The entries that are marked as new. */
  newEntries: ReadonlySet<StatementEntry>;
  /** `before`: the first day also has entries on the previous page. `after`: the last day also has entries on the next page. */
  continues: { before: boolean; after: boolean };
  /** True while another page is loading. */
  busy: boolean;
  /** The entry whose receipt is open. */
  openEntry: StatementEntry | undefined;
  onOpen: (entry: StatementEntry) => void;
}

/** Returns by how much the successful entries have changed the main wallet, in baht; NaN if an amount is unknown. */
const getDaySum = (rows: readonly StatementEntry[], getTexts: (entry: StatementEntry) => EntryTexts): number =>
  sumBaht(
    rows.map((row) => {
      const { state, direction, amount } = getTexts(row);
      return state === 'success' && direction !== 'between' ? amount : 0;
    }),
  );

/** Shows a page of entries, grouped by day in the device's time zone. */
export function EntryList({ entries, getTexts, newEntries, continues, busy, openEntry, onOpen }: EntryListProps) {
  const { t } = useTranslation('statement');
  const { t: common } = useTranslation('common');
  const { shownRows, hiddenCount, showMore } = useCapped(entries);
  const now = serverNow();
  // Render again at midnight, because "today" changes then.
  useWake(untilMidnight(now));
  const getDayName = (day: string) => {
    const near = getNearDay(day, now);
    if (near === 'today') return t('today');
    return near && t('yesterday');
  };
  const days = getDays(shownRows);
  const isWholeDay = (index: number) =>
    !(index === 0 && continues.before) && !(index === days.length - 1 && (continues.after || hiddenCount > 0));
  return (
    <div className={css.days} data-busy={busy || undefined}>
      {days.map(({ day, key, rows }, index) => (
        <section key={key} className={css.day} aria-labelledby={key}>
          <div className={css.dayHead}>
            <h2 id={key} className={css.dayTitle}>
              <span>{getDayName(day)}</span>{' '}
              {day === noValue ? (
                <NoValue />
              ) : (
                <time dateTime={isoInstant(rows[0]?.createdAt)?.slice(0, 10)} translate="no">
                  {day}
                </time>
              )}
            </h2>
            {isWholeDay(index) ? (
              <p>
                <VisuallyHidden>{t('daySum')}</VisuallyHidden> <Amount value={getDaySum(rows, getTexts)} signed />
              </p>
            ) : null}
          </div>
          <List showAll rows={rows} rowKey={(entry, index) => `${entry.createdAt}.${index}`} busy={busy}>
            {(entry) => (
              <EntryRow
                entry={entry}
                texts={getTexts(entry)}
                isNew={newEntries.has(entry)}
                isOpen={entry === openEntry}
                onOpen={() => onOpen(entry)}
              />
            )}
          </List>
        </section>
      ))}
      {hiddenCount > 0 ? (
        <Button variant="quiet" onClick={showMore}>
          {common('showMore')}
        </Button>
      ) : null}
    </div>
  );
}
