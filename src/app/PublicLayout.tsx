import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BottomBar } from '@/components/BottomBar/BottomBar';
// In the first chunk of every page, which already lists the files that the panel of this page needs.
import '@/components/GuestPage/GuestPage';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { lazyView } from '@/components/LazyView/lazyView';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { TopBar } from '@/components/TopBar/TopBar';
import { chooseLanguage } from '@/i18n/i18n';
import { modalsIn } from '@/lib/overlayEntry';
import * as css from './frame.css';
import { InstallOffer } from './InstallOffer';
import { Main } from './Main';
import { SupportChat } from './SupportChat';
import { endSession } from './session';
import { useSiteName } from './siteInfo';
import { usePublicMenu } from './usePublicMenu';

/** Public pages have no modal at first. The modals' host loads when the address names a modal. */
const SessionCache = lazyView(() => import('./SessionCache').then((m) => m.SessionCache));

const never = () => () => {};

/**
 * Lays out the public pages. Mounting the layout ends a session that still exists, before any screen sends a request.
 */
export function PublicLayout() {
  useState(() => endSession());
  const { t } = useTranslation('nav');

  return (
    <div className={css.frame}>
      <TopBar title={useSiteName()} notice={<OfflineNotice />}>
        <LanguageMenu onChange={chooseLanguage} />
      </TopBar>
      <Main className={css.main}>
        <InstallOffer />
      </Main>
      <SupportChat />
      <BottomBar label={t('public')} items={usePublicMenu()} />
      <Modals />
    </div>
  );
}

function Modals() {
  const namesModal = modalsIn(useLocation().search).length > 0;
  // Prerendered pages have no open modal, so render no modal during hydration either.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return namesModal && isHydrated ? (
    <Suspense>
      <SessionCache />
    </Suspense>
  ) : null;
}
