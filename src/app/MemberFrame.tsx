import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { Pouch } from '@/components/Pouch/Pouch';
import { HomeLink } from '@/components/TopBar/HomeLink';
import { TopBar } from '@/components/TopBar/TopBar';
import * as css from '@/components/TopBar/TopBar.css';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { chooseLanguage } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { frame } from './frame.css';
import { LogoutButton } from './LogoutButton';
import { useDarkChrome } from './useDarkChrome';
import { useMemberMenu } from './useMemberMenu';

interface MemberFrameProps {
  /** The site's name; empty until it is loaded. */
  site: string;
  notice?: ReactNode;
  /** True in the prerendered HTML, which the app replaces. */
  inert?: boolean;
  children: ReactNode;
}

/** Renders the bars above and below a member's page. */
export function MemberFrame({ site, notice, inert, children }: MemberFrameProps) {
  useDarkChrome();
  return (
    <div className={frame} inert={inert}>
      <TopBar dark title={<SiteLink name={site} />} notice={notice}>
        <LanguageMenu onChange={chooseLanguage} />
        <span className={css.apart}>
          <LogoutButton />
        </span>
      </TopBar>
      {children}
      <MemberMenu />
    </div>
  );
}

/** Links to home. Until the site's name has loaded, the link has only the pouch and a text for screen readers. */
function SiteLink({ name }: { name: string }) {
  const { t } = useTranslation('nav');
  if (name) return <HomeLink to={paths.home} name={name} wholeLabel={t('wholeName')} />;
  return (
    <Link className={css.link} to={paths.home}>
      <Pouch size={2} />
      <VisuallyHidden>{t('home')}</VisuallyHidden>
    </Link>
  );
}

function MemberMenu() {
  const { t } = useTranslation('nav');
  return <BottomBar dark label={t('member')} items={useMemberMenu()} />;
}
