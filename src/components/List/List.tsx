import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { icon } from '@/components/Icon/Icon.css';
import { useCapped } from '@/components/Table/useCapped';
import { end, item, lead, list, main, more as moreStyle, note, row as rowStyle, side, text } from './List.css';

interface ListProps<Row> {
  /** Accessible name of the list. */
  label?: string;
  /** All rows in display order. */
  rows: readonly Row[];
  /** Returns the row's unique key. */
  rowKey: (row: Row, index: number) => string | number;
  /** Renders a row as a `ListRow`. */
  children: (row: Row, index: number) => ReactNode;
  /** Shown if there are no rows. Default: `EmptyState`. */
  empty?: ReactNode;
  /** True while newer rows are loading. Sets `aria-busy`. */
  busy?: boolean;
  /** Renders all rows, because the parent component limits their number. */
  showAll?: boolean;
}

/**
 * Similar rows in one column. Unless `showAll` is set, renders the first 100 rows, and 100 more on each tap on "Show
 * more". For values to compare across columns use `Table`; for pages from the server add `Pagination` below.
 */
export function List<Row>({ label, rows, rowKey, children, empty, busy, showAll }: ListProps<Row>) {
  const { t } = useTranslation('common');
  const capped = useCapped(rows);
  const { shownRows, hiddenCount, showMore } = showAll ? { ...capped, shownRows: rows, hiddenCount: 0 } : capped;
  if (rows.length === 0) return empty ?? <EmptyState />;
  return (
    <>
      <ul role="list" className={list} aria-label={label} aria-busy={busy || undefined}>
        {shownRows.map((row, index) => (
          <li key={rowKey(row, index)} className={item}>
            {children(row, index)}
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <div className={moreStyle}>
          <Button variant="quiet" onClick={showMore}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

interface ListRowProps {
  /** An icon, a logo or an image at the start. */
  leading?: ReactNode;
  /** The main text of the row. */
  title: ReactNode;
  /** A muted line below the title. */
  note?: ReactNode;
  /** Content at the end of the row, such as an amount, a date or a button. */
  trailing?: ReactNode;
  /** A muted line below `trailing`. */
  trailingNote?: ReactNode;
  /** Makes the whole row a button. The row must then not contain another button. */
  onClick?: () => void;
}

/** One row of a `List`. Do not use it outside a list. */
export function ListRow({ leading, title, note: noteText, trailing, trailingNote, onClick }: ListRowProps) {
  const content = (
    <>
      {leading && <span className={lead}>{leading}</span>}
      <span className={text}>
        <span className={main}>{title}</span>
        {noteText && <span className={note}>{noteText}</span>}
      </span>
      {(trailing || trailingNote) && (
        <span className={side}>
          {trailing && <span>{trailing}</span>}
          {trailingNote && <span className={note}>{trailingNote}</span>}
        </span>
      )}
      {onClick && <ChevronRight className={`${icon()} ${end}`} />}
    </>
  );
  return onClick ? (
    <button type="button" className={rowStyle({ tappable: true })} onClick={onClick}>
      {content}
    </button>
  ) : (
    <div className={rowStyle()}>{content}</div>
  );
}
