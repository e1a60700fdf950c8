import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useMatch, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { IconButton } from '@/components/IconButton/IconButton';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { TopBar } from '@/components/TopBar/TopBar';
import { paths } from '@/lib/paths';
import { LogOut } from 'lucide-react';
import { ModalHost } from '@/modals/ModalHost';
import * as css from './frame.css';
import { useMemberMenu } from './menus';
import { ScreenLoader } from './ScreenLoader';
import { endSession, useToken } from './session';
import { useSiteName } from './siteInfo';
import { useFocusOnChange } from './useFocusOnChange';

/** The member's frame. The cache belongs to one token: another member never sees its data. Home is dark (spec section 1). */
export function MemberLayout() {
  const token = useToken();
  const dark = useMatch(paths.home);
  const main = useRef<HTMLElement>(null);
  useFocusOnChange(main);

  return (
    <SWRConfig key={token} value={memberCache}>
      <div className={css.frame} data-theme={dark ? 'dark' : undefined}>
        <TopBar title={useSiteName()} language={<LanguageMenu />} logout={<LogoutButton />} />
        <main ref={main} tabIndex={-1} className={css.main}>
          <Suspense fallback={<ScreenLoader />}>
            <Outlet />
          </Suspense>
        </main>
        <BottomBar items={useMemberMenu()} />
        <ModalHost />
      </div>
    </SWRConfig>
  );
}

const memberCache = { provider: () => new Map() };

function LogoutButton() {
  const { t } = useTranslation('nav');
  const navigate = useNavigate();
  const logOut = () => {
    endSession();
    navigate(paths.login, { replace: true });
  };
  return (
    <IconButton label={t('logout')} onClick={logOut}>
      <LogOut />
    </IconButton>
  );
}
