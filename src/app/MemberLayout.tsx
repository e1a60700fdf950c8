import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { BottomBar } from '@/components/BottomBar/BottomBar';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { TopBar } from '@/components/TopBar/TopBar';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { chooseLanguage } from '@/i18n/i18n';
import { ModalHost } from '@/layers/ModalHost';
import { modalButton } from '@/layers/modalButton';
import { paths } from '@/lib/paths';
import { useLostAnswers } from '@/outcome/useLostAnswers';
import { PlayClock } from '@/play/PlayClock';
import * as css from './frame.css';
import { InstallOffer } from './InstallOffer';
import { Main } from './Main';
import { SupportChat } from './SupportChat';
import { endSession, useToken } from './session';
import { useSiteName } from './siteInfo';
import { useHomeTheme } from './useHomeTheme';
import { useMemberMenu } from './useMemberMenu';

/** The member's frame. The cache belongs to one token: another member never sees its data. */
export function MemberLayout() {
  const token = useToken();
  const { t } = useTranslation('nav');
  // A link needs a name, also before the site's own is known.
  const site = useSiteName() || <VisuallyHidden>{t('home')}</VisuallyHidden>;

  return (
    <SWRConfig key={token} value={memberCache}>
      <div className={css.frame}>
        <TopBar title={site} homeTo={paths.home} notice={<OfflineNotice />}>
          <LanguageMenu onChange={chooseLanguage} />
          <LogoutButton />
        </TopBar>
        <Main className={css.main}>
          <InstallOffer />
        </Main>
        <SupportChat />
        <MemberMenu />
        <ModalHost />
        <Unseen />
        <Clock />
      </div>
    </SWRConfig>
  );
}

/** What follows the location, within the member's cache: apart from the frame, which is not rendered anew by it. */
function Unseen() {
  useHomeTheme();
  useLostAnswers();
  return null;
}

const memberCache = { provider: () => new Map() };

function MemberMenu() {
  const { t } = useTranslation('nav');
  return <BottomBar label={t('member')} items={useMemberMenu(modalButton('conditions'))} />;
}

function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    endSession();
    navigate(paths.login, { replace: true });
  };
}

/** Its reminder of the time offers to log out. */
function Clock() {
  return <PlayClock onLogOut={useLogOut()} />;
}

function LogoutButton() {
  const { t } = useTranslation('nav');
  const logOut = useLogOut();
  return <IconButton label={t('logout')} icon={<LogOut className={icon()} />} onClick={logOut} />;
}
