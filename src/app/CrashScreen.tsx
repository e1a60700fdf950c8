import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Notice } from '@/components/Notice/Notice';
import { paths } from '@/lib/paths';
import * as css from './frame.css';

export interface CrashScreenProps {
  onRetry: () => void;
}

/** What a member sees after a render error: what happened, another try, and a way home by a full page load. */
export function CrashScreen({ onRetry }: CrashScreenProps) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main ref={main} tabIndex={-1} className={css.plain}>
      <Notice
        title={t('crash.title')}
        actions={
          <>
            <Button onClick={onRetry}>{t('retry')}</Button>
            <Button look="quiet" onClick={() => window.location.assign(paths.home)}>
              {t('crash.home')}
            </Button>
          </>
        }
      >
        {t('crash.text')}
      </Notice>
    </main>
  );
}
