import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { icon } from '@/components/Icon/Icon.css';
import { useCapped } from '@/components/Table/useCapped';
import { end, item, lead, list, main, more as moreStyle, note, row as rowStyle, side, words } from './List.css';

export interface ListProps<Row> {
  /** Names the list for screen readers. */
  label?: string;
  /** All of them, in their order. */
  rows: readonly Row[];
  /** What tells a row apart from the others. */
  rowKey: (row: Row, index: number) => string | number;
  /** One `ListRow`. */
  children: (row: Row, index: number) => ReactNode;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** Newer rows are on their way: said to screen readers. */
  busy?: boolean;
  /** Draws all rows: whoever has the list holds some back itself. */
  whole?: boolean;
}

/**
 * Rows of the same kind, one below the other. Draws the first hundred, and more when asked. Values to be compared in
 * columns are a `Table`; a server that gives pages wants a `Pagination` below.
 */
export function List<Row>({ label, rows, rowKey, children, empty, busy, whole }: ListProps<Row>) {
  const { t } = useTranslation('common');
  const capped = useCapped(rows);
  const { shown, hidden, more } = whole ? { ...capped, shown: rows, hidden: 0 } : capped;
  if (rows.length === 0) return empty ?? <EmptyState />;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={list} aria-label={label} aria-busy={busy || undefined}>
        {shown.map((row, index) => (
          <li key={rowKey(row, index)} className={item}>
            {children(row, index)}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className={moreStyle}>
          <Button variant="quiet" onClick={more}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

export interface ListRowProps {
  /** An icon, a logo or a picture at the start. */
  leading?: ReactNode;
  /** What the row is about. */
  title: ReactNode;
  /** A quieter line below the title. */
  note?: ReactNode;
  /** At the end: an amount, a date, a button. */
  trailing?: ReactNode;
  /** A quieter line below `trailing`. */
  trailingNote?: ReactNode;
  /** Makes the whole row a button; then nothing inside may be one. */
  onClick?: () => void;
}

/** One row of a `List`, and of nothing else. */
export function ListRow({ leading, title, note: noteText, trailing, trailingNote, onClick }: ListRowProps) {
  const content = (
    <>
      {leading && <span className={lead}>{leading}</span>}
      <span className={words}>
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
