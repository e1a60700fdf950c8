import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { body, frame, head, heading, table } from './TableFrame.css';

interface TableFrameProps {
  /** Accessible name of the table. It is not visible. */
  caption: string;
  columns: readonly { readonly key: string; readonly header: string; readonly align?: 'start' | 'end' }[];
  /** True while newer rows are loading. Sets `aria-busy`. */
  busy?: boolean;
  /** The rows. They must have explicit roles for rows and cells. */
  children: ReactNode;
  /** Content below the rows. */
  footer?: ReactNode;
}

/** Returns an explicit `role` attribute. In some browsers, a table laid out as blocks loses its implicit roles. */
export const role = (name: string) => ({ role: name });

/** The frame of every table, with caption and headings. The headings are visually hidden while rows are cards. */
export function TableFrame({ caption, columns, busy, children, footer }: TableFrameProps) {
  return (
    <div className={frame}>
      <table className={table} {...role('table')} aria-busy={busy || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={head} {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map(({ key, header, align }) => (
              <th key={key} {...role('columnheader')} scope="col" className={heading({ align })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body} {...role('rowgroup')}>
          {children}
        </tbody>
      </table>
      {footer}
    </div>
  );
}
