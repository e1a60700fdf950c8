import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { body, frame, head, heading, table } from './TableFrame.css';

interface TableFrameProps {
  /** Names the table; read out, not shown. */
  caption: string;
  columns: readonly { readonly key: string; readonly header: string; readonly align?: 'start' | 'end' }[];
  /** Newer rows are on their way: said to screen readers. */
  busy?: boolean;
  /** The rows, with the roles of rows and cells. */
  children: ReactNode;
  /** Below the rows. */
  footer?: ReactNode;
}

/** Written-out roles: a table laid out as blocks loses its own in some browsers. */
export const as = (role: string) => ({ role });

/** What every table has around its rows: headings, which are out of sight where each row becomes a card of its own. */
export function TableFrame({ caption, columns, busy, children, footer }: TableFrameProps) {
  return (
    <div className={frame}>
      <table className={table} {...as('table')} aria-busy={busy || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={head} {...as('rowgroup')}>
          <tr {...as('row')}>
            {columns.map(({ key, header, align }) => (
              <th key={key} {...as('columnheader')} scope="col" className={heading({ align })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body} {...as('rowgroup')}>
          {children}
        </tbody>
      </table>
      {footer}
    </div>
  );
}
