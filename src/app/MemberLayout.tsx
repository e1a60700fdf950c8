import { SWRConfig } from 'swr';
import { startingCache } from '@/api/client/startingCache';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { usePendingNotice } from '@/outcome/usePendingNotice';
import { ModalHost } from '@/overlays/ModalHost';
import * as css from './frame.css';
import { InstallOffer } from './InstallOffer';
import { Main } from './Main';
import { MemberFrame } from './MemberFrame';
import { SupportChat } from './SupportChat';
import { useToken } from './session';
import { useSiteName } from './siteInfo';
import { useHomeTheme } from './useHomeTheme';

/**
 * Lays out the member's pages. The cache of their data belongs to one token, so that another member never sees the
 * data.
 */
export function MemberLayout() {
  const token = useToken();
  return (
    <SWRConfig key={token} value={memberCache}>
      <MemberFrame site={useSiteName()} notice={<OfflineNotice />}>
        <Main className={css.main}>
          <InstallOffer />
        </Main>
        <SupportChat />
      </MemberFrame>
      <ModalHost />
      <LocationEffects />
    </SWRConfig>
  );
}

/**
 * Calls hooks that depend on the location, within the member's cache. It is a separate component, so that a new
 * location does not render the frame again.
 */
function LocationEffects() {
  useHomeTheme();
  usePendingNotice();
  return null;
}

const memberCache = { provider: startingCache };
