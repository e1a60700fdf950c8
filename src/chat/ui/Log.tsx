import ArrowDown from 'lucide-react/icons/arrow-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Fragment, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/client/serverTime';
import type { Chat } from '@/chat/store/chat';
import type { Row } from '@/chat/store/conversation';
import type { ChatView } from '@/chat/store/view';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { Loader } from '@/components/Loader/Loader';
import { useWake } from '@/components/RelativeTime/useWake';
import { getNearDay, untilMidnight } from '@/i18n/days';
import { formatDate } from '@/i18n/formatTime';
import * as css from './Log.css';
import { MessageRow } from './MessageRow';
import type { MessageActions } from './messageActions';
import { ScrollAnchor } from './ScrollAnchor';
import { useLogScroll } from './useLogScroll';
import { useSeen } from './useSeen';

/** Messages of one sender within this time (ms) form a run with one name. */
const runMs = 5 * 60_000;
const beginsRun = (row: Row, before: Row | undefined) =>
  !before || before.isOwn !== row.isOwn || before.name !== row.name || Math.abs(row.time - before.time) > runMs;

interface LogProps {
  chat: Chat;
  view: ChatView;
  actions: MessageActions;
}

/** Shows the messages, oldest first. Keeps the scroll position, and follows new messages while scrolled to the end. */
export function Log({ chat, view, actions }: LogProps) {
  const { t } = useTranslation('chat');
  const { rows } = view;
  const { box, isAtEnd, span, isAway, onScroll, goToEnd, showEarlier } = useLogScroll(chat, view);
  const shownRows = useMemo(() => rows.slice(span.from, span.end), [rows, span.from, span.end]);
  useSeen(box, shownRows, view.readAt, chat.markSeen);
  const hasEarlier = span.from > 0 || !view.hasAll;
  // Quick replies disappear once the visitor has sent a later message. Failed messages and running uploads do not
  // count.
  const lastOwn =
    rows.findLastIndex(({ isOwn, delivery }) => isOwn && (delivery === 'succeed' || delivery === 'sending')) -
    span.from;
  return (
    <div className={css.area}>
      {/* `useChatAnnouncements` announces messages one at a time. A live region here would also announce earlier
          messages that load above. */}
      <div
        ref={box}
        className={css.log}
        role="log"
        aria-live="off"
        aria-label={t('log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {rows.length === 0 ? (
          <EmptyState title={t('emptyTitle')} image={<MessageCircle className={icon({ size: 'xl' })} />}>
            {t('emptyText')}
          </EmptyState>
        ) : null}
        {rows.length > 0 && hasEarlier ? <Older state={view.older} onMore={showEarlier} /> : null}
        <ScrollAnchor
          box={box}
          isAtEnd={isAtEnd}
          first={shownRows[0]?.id}
          last={shownRows.at(-1)?.id}
          count={shownRows.length}
        >
          <Rows
            rows={shownRows}
            before={rows[span.from - 1]}
            readAt={view.readAt}
            lastOwn={lastOwn}
            actions={actions}
          />
        </ScrollAnchor>
      </div>
      {isAway ? (
        <div className={css.newest}>
          <IconButton
            className={css.newestButton}
            variant="quiet"
            label={t('newest')}
            icon={<ArrowDown />}
            onClick={goToEnd}
          />
        </div>
      ) : null}
    </div>
  );
}

interface RowsProps {
  rows: readonly Row[];
  /** The last row before `rows`, which is not rendered. */
  before: Row | undefined;
  readAt: number;
  /**
   * Index in `rows` of the visitor's last message that is sent or being sent, from 0. Negative if that message is above
   * `rows` or does not exist.
   */
  lastOwn: number;
  actions: MessageActions;
}

/** Memoised, so scrolling the log does not render the rows again. */
const Rows = memo(function Rows({ rows, before, readAt, lastOwn, actions }: RowsProps) {
  const days = useMemo(() => [before, ...rows].map((row) => getDay(row?.time)), [before, rows]);
  const sameTimes = useMemo(() => getSameTimes(rows), [rows]);
  return (
    <ol className={css.rows} role="list">
      {rows.map((row, index) => {
        const isNewDay = days[index + 1] !== '' && days[index + 1] !== days[index];
        return (
          <Fragment key={row.id}>
            {isNewDay ? <Day time={row.time} /> : null}
            <MessageRow
              row={row}
              beginsRun={isNewDay || beginsRun(row, rows[index - 1] ?? before)}
              isUnread={!row.isOwn && row.time > readAt}
              sameTime={sameTimes[index] ?? 0}
              isLast={index > lastOwn}
              actions={actions}
            />
          </Fragment>
        );
      })}
    </ol>
  );
});

/** Returns, for each row, the number of rows directly before it that were sent in the same second. */
function getSameTimes(rows: readonly Row[]): number[] {
  const second = (row: Row | undefined) => row && Math.floor(row.time / 1000);
  const counts: number[] = [];
  for (const [index, row] of rows.entries())
    counts.push(index > 0 && second(row) === second(rows[index - 1]) ? (counts[index - 1] ?? 0) + 1 : 0);
  return counts;
}

/** Returns the date, or `''` if the time is missing or not valid. */
const getDay = (time: number | undefined) => (time !== undefined && Number.isFinite(time) ? formatDate(time) : '');

function Day({ time }: { time: number }) {
  const { t } = useTranslation('chat');
  const day = formatDate(time);
  const now = serverNow();
  useWake(untilMidnight(now));
  const near = getNearDay(day, now);
  return (
    <li className={css.day}>
      <h3 className={css.dayName}>{near === 'today' ? t('today') : near ? t('yesterday') : day}</h3>
    </li>
  );
}

function Older({ state, onMore }: { state: ChatView['older']; onMore: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className={css.older}>
      {state === 'failed' ? <p className={css.olderFailed}>{t('older.failed')}</p> : null}
      {state === 'loading' ? (
        <Loader />
      ) : (
        <Button variant="quiet" onClick={onMore}>
          {t('older.more')}
        </Button>
      )}
    </div>
  );
}
