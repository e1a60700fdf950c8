import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { HomeLink } from '@/components/TopBar/HomeLink';
import { TopBar } from '@/components/TopBar/TopBar';
import * as css from '@/components/TopBar/TopBar.css';
import { chooseLanguage } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { frame } from './frame.css';
import { LogoutButton } from './LogoutButton';
import { useDarkChrome } from './useDarkChrome';
import { useMemberMenu } from './useMemberMenu';

interface MemberFrameProps {
  site: string;
  notice?: ReactNode;
  /** True in the prerendered HTML, whose taps `src/shell/earlyTaps.ts` keeps until the app replaces it. */
  early?: boolean;
  children: ReactNode;
}

/** Renders the bars above and below a member's page. */
export function MemberFrame({ site, notice, early, children }: MemberFrameProps) {
  const { t } = useTranslation('nav');
  useDarkChrome();
  return (
    <div className={frame} data-early={early || undefined}>
      <TopBar dark title={<HomeLink to={paths.home} name={site} wholeLabel={t('wholeName')} />} notice={notice}>
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

function MemberMenu() {
  const { t } = useTranslation('nav');
  return <BottomBar dark label={t('member')} items={useMemberMenu()} />;
}
