import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { TopBar } from '@/components/TopBar/TopBar';
import { chooseLanguage } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { frame } from './frame.css';
import { useLogOut } from './useLogOut';
import { useMemberMenu } from './useMemberMenu';

interface MemberFrameProps {
  site: ReactNode;
  notice?: ReactNode;
  /** Written into the page, until the app takes its place. */
  inert?: boolean;
  children: ReactNode;
}

/** The member's bars, above and below the page. */
export function MemberFrame({ site, notice, inert, children }: MemberFrameProps) {
  return (
    <div className={frame} inert={inert}>
      <TopBar title={site} homeTo={paths.home} notice={notice}>
        <LanguageMenu onChange={chooseLanguage} />
        <LogoutButton />
      </TopBar>
      {children}
      <MemberMenu />
    </div>
  );
}

function LogoutButton() {
  const { t } = useTranslation('nav');
  return <IconButton label={t('logout')} icon={<LogOut className={icon()} />} onClick={useLogOut()} />;
}

function MemberMenu() {
  const { t } = useTranslation('nav');
  return <BottomBar label={t('member')} items={useMemberMenu()} />;
}
