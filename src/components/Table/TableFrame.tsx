import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { body, frame, head, heading, table } from './TableFrame.css';

interface TableFrameProps {
  /** Accessible name of the table; not visible. */
  caption: string;
  columns: readonly { readonly key: string; readonly header: string; readonly align?: 'start' | 'end' }[];
  /** Newer rows are loading: sets `aria-busy`. */
  busy?: boolean;
  /** The rows, with explicit row and cell roles. */
  children: ReactNode;
  /** Content below the rows. */
  footer?: ReactNode;
}

/** Explicit roles: in some browsers a table laid out as blocks loses its implicit ones. */
export const as = (role: string) => ({ role });

/** The frame of every table: caption and headings. The headings are visually hidden while rows are cards. */
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
