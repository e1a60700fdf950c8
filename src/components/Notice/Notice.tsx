import type { ReactNode } from 'react';
import { Pouch } from '@/components/Pouch/Pouch';
import * as css from './Notice.css';

interface NoticeProps {
  /** The heading of the page, which says what happened. */
  title: ReactNode;
  /** Says what the member can do now. */
  children: ReactNode;
  /** The appearance of the pouch. Default: `empty`. */
  mood?: 'tied' | 'open' | 'empty';
  /** Buttons or links to continue. */
  actions?: ReactNode;
}

/**
 * A page with a single message that says what happened and what to do now. For a section of a page use `EmptyState`,
 * `ErrorState` or `Banner`.
 */
export function Notice({ title, children, mood = 'empty', actions }: NoticeProps) {
  return (
    <section className={css.notice}>
      <Pouch size={6} mood={mood} />
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{children}</p>
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </section>
  );
}
