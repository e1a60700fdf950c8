import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { TopBar } from '@/components/TopBar/TopBar';
import { chooseLanguage } from '@/i18n/i18n';
import * as css from './frame.css';
import { ScreenLoader } from './ScreenLoader';
import { endSession } from './session';
import { useSiteName } from './siteInfo';
import { useFocusOnChange } from './useFocusOnChange';
import { usePublicMenu } from './usePublicMenu';

/** The visitor's frame. Creating it while a token exists clears the token (spec section 2), before any screen asks. */
export function PublicLayout() {
  useState(() => endSession());
  const { t } = useTranslation('nav');
  const main = useRef<HTMLElement>(null);
  useFocusOnChange(main);

  return (
    <div className={css.frame}>
      <TopBar title={useSiteName()}>
        <LanguageMenu onChange={chooseLanguage} />
      </TopBar>
      <main ref={main} tabIndex={-1} className={css.main}>
        <Suspense fallback={<ScreenLoader />}>
          <Outlet />
        </Suspense>
      </main>
      <BottomBar label={t('public')} items={usePublicMenu()} />
    </div>
  );
}
