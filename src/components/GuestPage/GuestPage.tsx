import { type ReactNode, Suspense } from 'react';
import { useMediaQuery } from '@/components/Dialog/useMediaQuery';
import { Pouch } from '@/components/Pouch/Pouch';
import { lazyView, RetryBoundary } from '@/i18n/lazyView';
import { desktop } from '@/theme/screens';
import * as css from './GuestPage.css';

const Promises = lazyView(() => import('./Promises').then((m) => m.Promises), ['welcome']);

interface GuestPageProps {
  /** The heading. Leave it out if the content has its own. */
  title?: string;
  lead?: string;
  /** The pouch beside the heading. Default: `tied`. */
  mood?: 'tied' | 'open';
  children: ReactNode;
}

/**
 * A page with a form for guests. On a desktop, the left half says what the wallet does. Phones do not load this half; if
 * it fails to load, it stays plain.
 */
export function GuestPage({ title, lead, mood, children }: GuestPageProps) {
  const isWide = useMediaQuery(desktop);
  return (
    <div className={css.page}>
      <div className={css.panel} data-theme="dark">
        {isWide ? (
          <RetryBoundary fallback={() => null}>
            <Suspense>
              <Promises />
            </Suspense>
          </RetryBoundary>
        ) : null}
      </div>
      <div className={css.column}>
        {title ? (
          <header className={css.header}>
            <Pouch mood={mood} />
            <div className={css.words}>
              <h1 className={css.title}>{title}</h1>
              <p className={css.lead}>{lead}</p>
            </div>
          </header>
        ) : null}
        {children}
      </div>
    </div>
  );
}
