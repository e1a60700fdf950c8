import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { lazyView } from '@/components/LazyView/lazyView';
import { Pouch } from '@/components/Pouch/Pouch';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import { desktop } from '@/theme/screens';
import * as css from './GuestPage.css';

const promises = lazyView(() => import('./Promises').then((m) => m.Promises), ['welcome']);

/** Returns the content of the panel once it has loaded. Phones do not load it. If it fails to load, the panel stays plain. */
function usePromises(): ComponentType | undefined {
  const [Promises, setPromises] = useState<ComponentType>();
  useEffect(() => {
    if (!matchMedia(desktop).matches) return;
    promises.preload().then(
      (loaded) => setPromises(() => loaded),
      () => {},
    );
  }, []);
  return Promises;
}

interface GuestPageProps {
  /** The heading. Leave it out if the content has its own. */
  title?: string;
  lead?: string;
  /** The pouch beside the heading. Default: `tied`. */
  mood?: 'tied' | 'open';
  /** False leaves only the heading, for screen readers: the later steps of a form say their own titles. Default: true. */
  hasIntro?: boolean;
  children: ReactNode;
}

/** A page with a form for guests. On a desktop, the left half says what the wallet does. */
export function GuestPage({ title, lead, mood, hasIntro = true, children }: GuestPageProps) {
  const Promises = usePromises();
  return (
    <div className={css.page}>
      <div className={css.panel} data-theme="dark">
        {Promises ? <Promises /> : null}
      </div>
      <div className={css.column}>
        {title && !hasIntro ? <h1 className={visuallyHidden}>{title}</h1> : null}
        {title && hasIntro ? (
          <header className={css.header}>
            <Pouch mood={mood} />
            <div className={css.text}>
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
