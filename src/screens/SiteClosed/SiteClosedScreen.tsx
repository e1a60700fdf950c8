import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { getActive } from '@/api/calls/lookup';
import type { ApiError } from '@/api/client/errors';
import { readOnce } from '@/api/client/readOnce';
import { Button } from '@/components/Button/Button';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { Notice } from '@/components/Notice/Notice';
import { chooseLanguage } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { usePoll } from '@/lib/react/usePoll';
import * as css from './SiteClosedScreen.css';

/** The interval in ms at which the page checks whether the site is open again, while the page is visible. */
const checkIntervalMs = 60_000;

type SiteCheck = 'still' | 'unknown';

/**
 * Says that the site is closed. Checks whether the site is open again when the visitor taps the button, every minute,
 * and when the page becomes visible or online again. If the page was opened by its URL, also checks immediately. Once
 * the site is open, opens login. Leaving this page removes its dark styling.
 */
export function SiteClosedScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [checking, setChecking] = useState(false);
  const [lastCheck, setLastCheck] = useState<SiteCheck>();
  const pendingCheck = useRef<Promise<SiteCheck | undefined>>(undefined);
  const isReported = (useLocation().state as { gone?: true } | null)?.gone === true;
  const pageController = useRef<AbortController>(undefined);

  // Only this page has the dark styling, so remove it on leaving. Also abort the request, because a late response must
  // not navigate away from another page.
  useLayoutEffect(() => {
    const controller = new AbortController();
    pageController.current = controller;
    document.documentElement.setAttribute('data-terminated', '');
    return () => {
      controller.abort();
      document.documentElement.removeAttribute('data-terminated');
    };
  }, []);

  /**
   * Resolves to `still` if the site is closed, to `unknown` if the check failed, and to undefined if the site is open.
   * Concurrent calls share one request.
   */
  const check = useCallback(() => {
    const signal = pageController.current?.signal;
    pendingCheck.current ??= readOnce(getActive, {}, { signal })
      .then(
        () => void (signal?.aborted || navigate(paths.login, { replace: true })),
        (failure: ApiError): SiteCheck => (failure.status === 410 ? 'still' : 'unknown'),
      )
      .then((result) => result ?? undefined)
      .finally(() => {
        pendingCheck.current = undefined;
      });
    return pendingCheck.current;
  }, [navigate]);

  // The page already says that the site is closed, so the first check does not show its result.
  useEffect(() => {
    if (!isReported) void check();
  }, [check, isReported]);

  usePoll(() => check().then(setLastCheck), checkIntervalMs, { immediate: false });

  const checkNow = async () => {
    setChecking(true);
    setLastCheck(undefined);
    setLastCheck(await check());
    setChecking(false);
  };

  return (
    <div className={css.page}>
      <div className={css.language}>
        <LanguageMenu onChange={chooseLanguage} />
      </div>
      <Notice
        mood="tied"
        title={t('terminated.title')}
        actions={
          <Button busy={checking} onClick={() => void checkNow()}>
            {t('terminated.retry')}
          </Button>
        }
      >
        {t('terminated.text')}
      </Notice>
      <p role="status" className={css.lastCheck}>
        {lastCheck ? t(`terminated.${lastCheck}`) : ''}
      </p>
    </div>
  );
}
