import ReceiptText from 'lucide-react/icons/receipt-text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { getStatements, type StatementEntry, statementPageSize } from '@/api/statement';
import { useRead } from '@/api/useRead';
import { useShownPage } from '@/api/useShownPage';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { icon } from '@/components/Icon/Icon.css';
import { useIsOffline } from '@/components/OfflineNotice/useIsOffline';
import { Pager } from '@/components/Pager/Pager';
import { RefreshButton } from '@/components/RefreshButton/RefreshButton';
import { formatDateTime } from '@/i18n/format';
import { modalButton } from '@/layers/modalButton';
import { sinceIn } from '@/lib/sinceState';
import { EntryList } from './EntryList';
import { lastPage } from './pageNumber';
import { Receipt } from './Receipt';
import { SinceNotice } from './SinceNotice';
import * as css from './StatementScreen.css';
import { StatementSkeleton } from './StatementSkeleton';
import { useEntryWords } from './useEntryWords';
import { usePageNumber } from './usePageNumber';

/** The same entry in another answer, by all that does not change. */
const isSame = (a: StatementEntry, b: StatementEntry) =>
  (['createdAt', 'statementType', 'from', 'to', 'amount'] as const).every((key) => Object.is(a[key], b[key]));

/** Everything that has happened to the member's money, newest first, ten to a page (spec section 2, statement). */
export function StatementScreen() {
  const { t } = useTranslation('statement');
  const { t: common } = useTranslation('common');
  const { number, go } = usePageNumber();
  const read = useRead(getStatements, { body: { page: number, limit: statementPageSize } }, { isTimed: true });
  const page = useShownPage(number, read);
  const since = sinceIn(useLocation().state);
  const [openedAt] = useState(Date.now);
  const wordsOf = useEntryWords();
  const [opened, setOpened] = useState<StatementEntry>();
  const isOffline = useIsOffline();
  const list = useRef<HTMLElement>(null);
  const hasTurned = useRef(false);

  const total = page.data?.total ?? Number.NaN;
  const entries = page.data?.statements ?? [];
  /** Nothing there, though there are pages before it. */
  const isBeyond = page.data !== undefined && entries.length === 0 && page.number > 1;
  const mustLeave = isBeyond && page.number === number;
  useEffect(() => {
    if (mustLeave) go(lastPage(total, statementPageSize, number), true);
  }, [mustLeave, total, number, go]);

  // Whoever has turned the page at its end begins to read at its start.
  useEffect(() => {
    if (page.number !== number || !hasTurned.current) return;
    hasTurned.current = false;
    list.current?.focus({ preventScroll: true });
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView({ block: 'start' });
  }, [page.number, number]);
  const turn = (to: number) => {
    hasTurned.current = true;
    go(to);
  };

  const isNew = (entry: StatementEntry) => since !== undefined && Date.parse(entry.createdAt) >= since;
  const hasLooked = page.at >= openedAt && page.number === 1 && number === 1;
  const current = opened && (entries.find((entry) => isSame(entry, opened)) ?? opened);
  const time = formatDateTime(page.at);
  const old =
    page.number === number || isBeyond ? t('old', { time }) : t('pageFailed', { page: number, shown: page.number });

  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <Button
          variant="quiet"
          icon={<ReceiptText className={icon()} />}
          aria-haspopup="dialog"
          {...modalButton('slips')}
        >
          {t('slips')}
        </Button>
      </div>
      {since === undefined ? null : <SinceNotice since={since} found={hasLooked ? entries.some(isNew) : undefined} />}
      {page.data && !isBeyond ? (
        <>
          {page.hasFailed || isOffline ? (
            <FailedState
              call={getStatements}
              title={old}
              busy={page.isRefreshing}
              onRetry={() => void page.refresh()}
            />
          ) : (
            <div className={css.fresh}>
              <span>{t('receipt.asOf', { time })}</span>
              <RefreshButton busy={page.isRefreshing} onClick={() => void page.refresh()}>
                {t('refresh')}
              </RefreshButton>
            </div>
          )}
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
                wordsOf={wordsOf}
                since={since}
                busy={page.isTurning}
                onOpen={setOpened}
              />
            ) : (
              <EmptyState
                title={t('empty.title')}
                picture={<ReceiptText className={icon({ size: 'xl' })} />}
                action={<Button {...modalButton('deposit')}>{t('empty.action')}</Button>}
              >
                {t('empty.text')}
              </EmptyState>
            )}
          </section>
          <Pager
            page={number}
            pageSize={statementPageSize}
            total={total}
            count={entries.length}
            busy={page.isTurning}
            onPage={turn}
          />
        </>
      ) : page.hasFailed ? (
        <FailedState
          call={getStatements}
          title={t('failed')}
          busy={page.isRefreshing}
          onRetry={() => void page.refresh()}
        />
      ) : (
        <StatementSkeleton />
      )}
      {current ? (
        <Receipt entry={current} words={wordsOf(current)} at={page.at} onClose={() => setOpened(undefined)} />
      ) : null}
    </div>
  );
}
