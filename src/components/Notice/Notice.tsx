import type { ReactNode } from 'react';
import { Pouch } from '@/components/Pouch/Pouch';
import * as css from './Notice.css';

interface NoticeProps {
  /** What is going on; the heading of the page. */
  title: ReactNode;
  /** What to do now. */
  children: ReactNode;
  /** The pouch's look; `empty` unless told. */
  mood?: 'tied' | 'open' | 'empty';
  /** The ways on: buttons or links. */
  actions?: ReactNode;
}

/**
 * A page that has one thing to say: what is going on, and what to do now. A part of a page says it by an `EmptyState`,
 * a `ErrorState` or a `Banner`.
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
