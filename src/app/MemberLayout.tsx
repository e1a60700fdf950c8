import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { usePendingNotice } from '@/outcome/usePendingNotice';
import * as css from './frame.css';
import { InstallOffer } from './InstallOffer';
import { Main } from './Main';
import { MemberFrame } from './MemberFrame';
import { SessionCache } from './SessionCache';
import { SupportChat } from './SupportChat';
import { useSiteName } from './siteInfo';
import { useHomeTheme } from './useHomeTheme';

/** Lays out the member's pages. */
export function MemberLayout() {
  return (
    <SessionCache>
      <MemberFrame site={useSiteName()} notice={<OfflineNotice />}>
        <Main className={css.main}>
          <InstallOffer />
        </Main>
        <SupportChat />
      </MemberFrame>
      <LocationEffects />
    </SessionCache>
  );
}

/**
 * Calls hooks that depend on the location, within the session's cache. It is a separate component, so that a new
 * location does not render the frame again.
 */
function LocationEffects() {
  useHomeTheme();
  usePendingNotice();
  return null;
}
