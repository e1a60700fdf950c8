import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '@/api/calls/statement';
import { serverNow } from '@/api/client/serverTime';
import { Amount } from '@/components/Amount/Amount';
import { Badge } from '@/components/Badge/Badge';
import { RelativeTime } from '@/components/RelativeTime/RelativeTime';
import { SpokenPause, VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { detectLang } from '@/i18n/detectLang';
import { formatDate, formatTime, isoInstant } from '@/i18n/formatTime';
import { dayMs } from '@/lib/time';
import type { EntryTexts } from '@/statement/useEntryTexts';
import * as css from './Entry.css';
import { EntryIcon } from './EntryIcon';

/** Returns the tone of an entry's amount. The amount of a failed entry is struck through. */
export const getTone = ({ state, direction }: EntryTexts) =>
  state === 'success' ? (direction === 'between' ? 'plain' : direction) : state;

/** Returns whether the day above says enough about the age of an entry. */
const isOld = (createdAt: string) => serverNow() - Date.parse(createdAt) > 2 * dayMs;

interface EntryRowProps {
  entry: StatementEntry;
  texts: EntryTexts;
  /** True if the list did not have the entry before the command without a result was sent. */
  isNew: boolean;
  /** True while the receipt of this entry is open. */
  isOpen: boolean;
  onOpen: () => void;
}

/**
 * Shows one entry. A tap opens its receipt. A successful entry has only the mark on its icon; the other states also have
 * a visible word.
 */
export function EntryRow({ entry, texts, isNew, isOpen, onOpen }: EntryRowProps) {
  const { t } = useTranslation('statement');
  const { from, to, detail } = texts.route;
  const { state } = texts;
  const stateText = t(`status.${state}`);
  const instant = isoInstant(entry.createdAt);
  return (
    <button type="button" className={css.row} aria-haspopup="dialog" data-open={isOpen || undefined} onClick={onOpen}>
      <EntryIcon type={entry.statementType} direction={texts.direction} state={state} />
      <span className={css.text}>
        <span className={css.line}>
          <span className={css.title}>
            <span className={css.kind}>{texts.kind}</span>
            {isNew ? (
              <>
                <SpokenPause />
                <Badge tone="accent">{t('new')}</Badge>
              </>
            ) : null}
            <SpokenPause />
            {state === 'success' ? (
              <VisuallyHidden>{stateText}</VisuallyHidden>
            ) : (
              <span className={css.state({ state })}>{stateText}</span>
            )}
          </span>
          <SpokenPause />
          <Amount
            className={css.amount}
            value={texts.amount}
            signed={texts.direction !== 'between'}
            tone={getTone(texts)}
          />
        </span>
        <SpokenPause />
        <span className={css.line}>
          <span className={css.about}>
            {from || to ? (
              <span className={css.ends}>
                {from ? <span lang={detectLang(from)}>{from}</span> : null}
                {from && to ? (
                  <>
                    {' '}
                    <ArrowRight className={css.arrow} size="1em" />
                    <VisuallyHidden>{t('to')}</VisuallyHidden>{' '}
                  </>
                ) : null}
                {to ? <span lang={detectLang(to)}>{to}</span> : null}
              </span>
            ) : null}
            {detail ? (
              <span className={css.note} lang={detectLang(detail)}>
                {detail}
              </span>
            ) : null}
          </span>
          <SpokenPause />
          <span className={css.when}>
            {instant ? (
              <time dateTime={instant} translate="no">
                <VisuallyHidden>{`${formatDate(entry.createdAt)} `}</VisuallyHidden>
                <span>{formatTime(entry.createdAt)}</span>
              </time>
            ) : null}
            <span className={isOld(entry.createdAt) ? css.oldAge : undefined}>
              {instant ? <span>{' · '}</span> : null}
              <RelativeTime value={entry.createdAt} clock={serverNow} />
            </span>
          </span>
        </span>
      </span>
    </button>
  );
}
