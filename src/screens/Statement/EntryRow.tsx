import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Clock3 from 'lucide-react/icons/clock-3';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { EntryState, StatementEntry } from '@/api/calls/statement';
import { serverNow } from '@/api/client/serverTime';
import { Amount } from '@/components/Amount/Amount';
import { Badge } from '@/components/Badge/Badge';
import { RelativeTime } from '@/components/RelativeTime/RelativeTime';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { formatDate, formatTime, isoInstant } from '@/i18n/formatTime';
import { langOf } from '@/i18n/langOf';
import type { EntryWords } from '@/statement/useEntryWords';
import * as css from './Entry.css';
import { EntryIcon } from './EntryIcon';

const stateIcons = { success: Check, failed: X, pending: Clock3 };

/** Shows the state of an entry as an icon, a word and a colour. */
export function StateMark({ state }: { state: EntryState }) {
  const { t } = useTranslation('statement');
  const Icon = stateIcons[state];
  return (
    <span className={css.state({ state })}>
      <Icon size="1em" strokeWidth={2.5} />
      <span>{t(`status.${state}`)}</span>
    </span>
  );
}

/** Returns the tone of an entry's amount. The amount of a failed entry is struck through. */
export const toneOf = ({ state, direction }: EntryWords) =>
  state === 'success' ? (direction === 'between' ? 'plain' : direction) : state;

interface EntryRowProps {
  entry: StatementEntry;
  words: EntryWords;
  /** True if the entry was created at or after the time of the command with the unknown result. */
  isNew: boolean;
  onOpen: () => void;
}

/** Shows one entry. A tap opens its receipt. */
export function EntryRow({ entry, words, isNew, onOpen }: EntryRowProps) {
  const { t } = useTranslation('statement');
  const { from, to, detail } = words.route;
  return (
    <button type="button" className={css.row} aria-haspopup="dialog" onClick={onOpen}>
      <EntryIcon type={entry.statementType} direction={words.direction} />
      <span className={css.words}>
        <span className={css.line}>
          <span className={css.title}>
            <span className={css.kind}>{words.kind}</span>
            {isNew ? <Badge tone="accent">{t('new')}</Badge> : null}
          </span>
          <Amount
            className={css.end}
            value={words.amount}
            signed={words.direction !== 'between'}
            tone={toneOf(words)}
          />
        </span>
        {from || to ? (
          <span className={css.note}>
            {from ? <span lang={langOf(from)}>{from}</span> : null}
            {from && to ? (
              <>
                {' '}
                <ArrowRight className={css.arrow} size="1em" />
                <VisuallyHidden>{t('to')}</VisuallyHidden>{' '}
              </>
            ) : null}
            {to ? <span lang={langOf(to)}>{to}</span> : null}
          </span>
        ) : null}
        {detail ? (
          <span className={css.note} lang={langOf(detail)}>
            {detail}
          </span>
        ) : null}
        <span className={css.line}>
          <span className={css.when}>
            <time dateTime={isoInstant(entry.createdAt)} translate="no">
              <VisuallyHidden>{`${formatDate(entry.createdAt)} `}</VisuallyHidden>
              <span>{formatTime(entry.createdAt)}</span>
            </time>
            <span>{' · '}</span>
            <RelativeTime value={entry.createdAt} clock={serverNow} />
          </span>
          <StateMark state={words.state} />
        </span>
      </span>
    </button>
  );
}
