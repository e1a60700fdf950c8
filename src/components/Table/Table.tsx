import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { cell, label, more as moreStyle, row as rowStyle } from './Table.css';
import { role, TableFrame } from './TableFrame';
import { useCapped } from './useCapped';

export interface Column<Row> {
  /** React key; unique in the table. */
  key: string;
  /** The column's heading. In a narrow container, the heading is repeated beside each value. */
  header: string;
  /** Renders the cell of a row. */
  cell: (row: Row, index: number) => ReactNode;
  /** Alignment of the cells. Use `end` for amounts. Default: `start`. */
  align?: 'start' | 'end';
  /** True if this column's cell identifies the row, such as a date or a name. */
  main?: boolean;
}

interface TableProps<Row> {
  /** Accessible name of the table. It is not visible. */
  caption: string;
  /** The columns in reading order. */
  columns: readonly Column<Row>[];
  /** All rows in display order. */
  rows: readonly Row[];
  /** Returns the row's unique key. */
  rowKey: (row: Row, index: number) => string | number;
  /** Shown if there are no rows. Default: `EmptyState`. */
  empty?: ReactNode;
  /** True while newer rows are loading. Sets `aria-busy`. */
  busy?: boolean;
}

/**
 * A table of rows and columns. In a narrow container, each row becomes a small card, with the column headings beside
 * the values. Use a table for values to compare; for rows to read or tap one by one, use `List`.
 */
export function Table<Row>({ caption, columns, rows, rowKey, empty, busy }: TableProps<Row>) {
  const { t } = useTranslation('common');
  const { shownRows, hiddenCount, showMore } = useCapped(rows);
  if (rows.length === 0) return empty ?? <EmptyState />;
  const footer = hiddenCount > 0 && (
    <div className={moreStyle}>
      <Button variant="quiet" onClick={showMore}>
        {t('showMore')}
      </Button>
    </div>
  );
  return (
    <TableFrame caption={caption} columns={columns} busy={busy} footer={footer}>
      {shownRows.map((row, index) => (
        <tr key={rowKey(row, index)} {...role('row')} className={rowStyle}>
          {columns.map((column) => {
            const content = (
              <>
                <span className={label} aria-hidden="true">
                  {column.header}
                </span>
                <span>{column.cell(row, index)}</span>
              </>
            );
            return column.main ? (
              <th
                key={column.key}
                {...role('rowheader')}
                scope="row"
                className={cell({ align: column.align, main: true })}
              >
                {content}
              </th>
            ) : (
              <td key={column.key} {...role('cell')} className={cell({ align: column.align })}>
                {content}
              </td>
            );
          })}
        </tr>
      ))}
    </TableFrame>
  );
}
