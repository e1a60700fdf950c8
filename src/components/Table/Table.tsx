import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { cell, label, more as moreStyle, row as rowStyle } from './Table.css';
import { as, TableFrame } from './TableFrame';
import { useCapped } from './useCapped';

export interface Column<Row> {
  /** Tells the columns apart. */
  key: string;
  /** Names the column; beside the value on a phone. */
  header: string;
  /** What stands in it for a row. */
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for amounts. */
  align?: 'start' | 'end';
  /** This cell says which row it is (a date, a name). */
  main?: boolean;
}

export interface TableProps<Row> {
  /** Names the table; read out, not shown. */
  caption: string;
  /** In reading order. */
  columns: readonly Column<Row>[];
  /** All of them, in their order. */
  rows: readonly Row[];
  /** What tells a row apart from the others. */
  rowKey: (row: Row, index: number) => string | number;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** Newer rows are on their way: said to screen readers. */
  busy?: boolean;
}

/**
 * Rows and columns. Where it gets narrow each row becomes a small card with its headings beside the values. For values
 * that are compared; rows that are read or tapped one by one are a `List`.
 */
export function Table<Row>({ caption, columns, rows, rowKey, empty, busy }: TableProps<Row>) {
  const { t } = useTranslation('common');
  const { shown, hidden, more } = useCapped(rows);
  if (rows.length === 0) return empty ?? <EmptyState />;
  const footer = hidden > 0 && (
    <div className={moreStyle}>
      <Button variant="quiet" onClick={more}>
        {t('showMore')}
      </Button>
    </div>
  );
  return (
    <TableFrame caption={caption} columns={columns} busy={busy} footer={footer}>
      {shown.map((row, index) => (
        <tr key={rowKey(row, index)} {...as('row')} className={rowStyle}>
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
                {...as('rowheader')}
                scope="row"
                className={cell({ align: column.align, main: true })}
              >
                {content}
              </th>
            ) : (
              <td key={column.key} {...as('cell')} className={cell({ align: column.align })}>
                {content}
              </td>
            );
          })}
        </tr>
      ))}
    </TableFrame>
  );
}
