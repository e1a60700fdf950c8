import { Suspense, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { TopBar } from '@/components/TopBar/TopBar';
import * as css from './frame.css';
import { usePublicMenu } from './menus';
import { ScreenLoader } from './ScreenLoader';
import { endSession } from './session';
import { useSiteName } from './siteInfo';
import { useFocusOnChange } from './useFocusOnChange';

/** The visitor's frame. Creating it while a token exists clears the token (spec section 2), before any screen asks. */
export function PublicLayout() {
  useState(() => endSession());
  const main = useRef<HTMLElement>(null);
  useFocusOnChange(main);

  return (
    <div className={css.frame}>
      <TopBar title={useSiteName()} language={<LanguageMenu />} />
      <main ref={main} tabIndex={-1} className={css.main}>
        <Suspense fallback={<ScreenLoader />}>
          <Outlet />
        </Suspense>
      </main>
      <BottomBar items={usePublicMenu()} />
    </div>
  );
}
