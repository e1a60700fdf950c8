import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '@/api/client';
import { getActive } from '@/api/lookup';
import { Button } from '@/components/Button/Button';
import { Notice } from '@/components/Notice/Notice';
import { paths } from '@/lib/paths';

/** The site is closed (spec section 2). Its own styling stays on the page until login finds the site open again. */
export function TerminatedScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);

  useEffect(() => {
    document.documentElement.setAttribute('data-terminated', '');
  }, []);

  const check = async () => {
    setChecking(true);
    try {
      await send(getActive, {});
      navigate(paths.login, { replace: true });
    } catch {
      // Still closed, or no connection: the screen already says so.
    } finally {
      setChecking(false);
    }
  };

  return (
    <Notice
      mood="tied"
      title={t('terminated.title')}
      actions={
        <Button busy={checking} onClick={check}>
          {t('terminated.retry')}
        </Button>
      }
    >
      {t('terminated.text')}
    </Notice>
  );
}
