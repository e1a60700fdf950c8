import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { icon } from '@/components/Icon/Icon.css';
import { useCapped } from '@/components/Table/useCapped';
import { end, item, lead, list, main, more as moreStyle, note, row as rowStyle, side, words } from './List.css';

export interface ListProps<Row> {
  /** Accessible name of the list. */
  label?: string;
  /** All rows, in their order. */
  rows: readonly Row[];
  /** Returns the row's unique key. */
  rowKey: (row: Row, index: number) => string | number;
  /** Renders one `ListRow`. */
  children: (row: Row, index: number) => ReactNode;
  /** Replaces the list if there are no rows. */
  empty?: ReactNode;
  /** Newer rows are loading: sets `aria-busy`. */
  busy?: boolean;
  /** Draws all rows, because the owner limits them itself. */
  whole?: boolean;
}

/**
 * Similar rows in one column. Draws the first 100, and more on request. Values to compare across columns are a `Table`;
 * for pages from the server add a `Pagination` below.
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
  /** An icon, a logo or an image at the start. */
  leading?: ReactNode;
  /** The subject of the row. */
  title: ReactNode;
  /** A muted line below the title. */
  note?: ReactNode;
  /** At the end: an amount, a date, a button. */
  trailing?: ReactNode;
  /** A muted line below `trailing`. */
  trailingNote?: ReactNode;
  /** Makes the whole row a button; its content must then not contain another one. */
  onClick?: () => void;
}

/** One row of a `List`. Do not use it elsewhere. */
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
