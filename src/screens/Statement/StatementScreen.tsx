import ChartColumn from 'lucide-react/icons/chart-column';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getStatements, type StatementEntry, statementPageSize } from '@/api/calls/statement';
import { useRead } from '@/api/client/useRead';
import { useShownPage } from '@/api/client/useShownPage';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { icon } from '@/components/Icon/Icon.css';
import { PagedList } from '@/components/PagedList/PagedList';
import { Pouch } from '@/components/Pouch/Pouch';
import { RefreshButton } from '@/components/RefreshButton/RefreshButton';
import { formatDateTime } from '@/i18n/formatTime';
import { modalButton } from '@/overlays/modalButton';
import { useOverlayHistory } from '@/overlays/useOverlayHistory';
import { useEntryTexts } from '@/statement/useEntryTexts';
import { EntryList } from './EntryList';
import { Receipt } from './Receipt';
import * as css from './StatementScreen.css';
import { StatementSkeleton } from './StatementSkeleton';
import { useNewEntries } from './useNewEntries';
import { usePageNumber } from './usePageNumber';

/**
 * Returns whether entries of two responses are the same entry. Entries have no id, so the function compares the fields
 * that never change.
 */
const isSame = (a: StatementEntry, b: StatementEntry) =>
  (['createdAt', 'statementType', 'from', 'to', 'amount'] as const).every((key) => Object.is(a[key], b[key]));

/** Shows all changes of the member's money, newest first, ten per page. */
export function StatementScreen() {
  const { t } = useTranslation('statement');
  const { t: common } = useTranslation('common');
  const { number, go } = usePageNumber();
  const read = useRead(getStatements, { body: { page: number, limit: statementPageSize } }, { isTimed: true });
  const hasTurned = useRef(false);
  const page = useShownPage(read, {
    requestedPage: number,
    pageSize: statementPageSize,
    getRows: ({ statements }) => statements,
    go: (to, isCorrection) => {
      if (!isCorrection) hasTurned.current = true;
      go(to, isCorrection);
    },
  });
  const getTexts = useEntryTexts();
  const [openEntry, setOpenEntry] = useState<StatementEntry>();
  const closeReceipt = useOverlayHistory('receipt', openEntry !== undefined, () => setOpenEntry(undefined));
  const list = useRef<HTMLElement>(null);
  const shownEntries = page.rows ?? [];

  // A member who turns the page at the end of the list continues to read at the start of the new page. So move the
  // focus and scroll there.
  useEffect(() => {
    if (page.number !== number || !hasTurned.current) return;
    hasTurned.current = false;
    list.current?.focus({ preventScroll: true });
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: 'start' });
  }, [page.number, number]);

  const newEntries = useNewEntries(shownEntries, page.total);
  const current = openEntry && (shownEntries.find((entry) => isSame(entry, openEntry)) ?? openEntry);
  const time = formatDateTime(page.arrivedAt);

  return (
    <div className={css.page} data-columns={page.rows?.length === 0 && !current ? undefined : true}>
      <div className={css.entries}>
        <div className={css.head}>
          <h1 className={css.title}>{t('title')}</h1>
          <div className={css.links}>
            <button type="button" className={css.link} {...modalButton('play')}>
              <ChartColumn className={icon()} />
              <span>{t('activity')}</span>
            </button>
            <button type="button" className={css.link} {...modalButton('slips')}>
              <ReceiptText className={icon()} />
              <span>{t('slips')}</span>
            </button>
          </div>
        </div>
        <PagedList
          isWholePage
          page={page}
          call={getStatements}
          failed={t('failed')}
          skeleton={<StatementSkeleton />}
          head={
            <div className={css.fresh}>
              <span>{t('receipt.asOf', { time })}</span>
              <RefreshButton busy={page.isRefreshing} onClick={() => void page.refresh()}>
                {t('refresh')}
              </RefreshButton>
            </div>
          }
        >
          {(entries) => (
            <section
              ref={list}
              className={css.list}
              tabIndex={-1}
              aria-label={common('pageNumber', { page: page.number })}
              aria-busy={page.isTurning || undefined}
            >
              {entries.length > 0 ? (
                <EntryList
                  key={page.number}
                  entries={entries}
                  getTexts={getTexts}
                  newEntries={newEntries}
                  continues={{
                    before: page.number > 1,
                    after:
                      page.total === undefined
                        ? entries.length === statementPageSize
                        : page.number * statementPageSize < page.total,
                  }}
                  busy={page.isTurning}
                  openEntry={current}
                  onOpen={setOpenEntry}
                />
              ) : (
                <EmptyState
                  title={t('empty.title')}
                  action={<Button {...modalButton('deposit')}>{t('empty.action')}</Button>}
                >
                  {t('empty.text')}
                </EmptyState>
              )}
            </section>
          )}
        </PagedList>
      </div>
      {current ? (
        <Receipt
          key={`${current.createdAt} ${current.from} ${current.to}`}
          entry={current}
          texts={getTexts(current)}
          responseTime={page.arrivedAt}
          onClose={closeReceipt}
        />
      ) : shownEntries.length > 0 ? (
        <div className={css.receiptPlaceholder}>
          <Pouch size={3.5} />
          <p>{t('receipt.choose')}</p>
        </div>
      ) : null}
    </div>
  );
}
