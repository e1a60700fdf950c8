import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/components/Announcer/announce';
import { Button } from '@/components/Button/Button';
import { Notice } from '@/components/Notice/Notice';
import { paths } from '@/lib/paths';
import * as css from './frame.css';

interface CrashScreenProps {
  onRetry: () => void;
  /**
   * True inside a page that has its own `main` and keeps its bars. Default: false; the screen then has its own `main`
   * and replaces the whole page.
   */
  inside?: boolean;
}

/** Explains a render or load error. Offers a retry, and a button that loads home as a new page. */
export function CrashScreen({ onRetry, inside }: CrashScreenProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement & HTMLDivElement>(null);
  useEffect(() => {
    box.current?.closest('main')?.focus();
    announce(`${t('crash.title')} ${t('crash.text')}`, 'assertive');
  }, [t]);
  const notice = (
    <Notice
      title={t('crash.title')}
      actions={
        <>
          <Button onClick={onRetry}>{t('retry')}</Button>
          <Button variant="quiet" onClick={() => window.location.assign(paths.home)}>
            {t('crash.home')}
          </Button>
        </>
      }
    >
      {t('crash.text')}
    </Notice>
  );
  if (inside) {
    return (
      <div ref={box} className={css.loader} data-crashed>
        {notice}
      </div>
    );
  }
  return (
    <main ref={box} tabIndex={-1} className={css.plain} data-crashed>
      {notice}
    </main>
  );
}
