import { BalanceCard } from './BalanceCard';
import { GameSections } from './GameSections';
import { HomeLayout } from './HomeLayout';
import { HomeTiles } from './HomeTiles';
import { InviteBonusSkeleton } from './InviteBonus';

const nothing = () => {};

/**
 * Shows home before its scripts have loaded, on the prerendered page. The app then shows the same content with working
 * controls.
 */
export function HomeSkeleton() {
  return (
    <HomeLayout
      isLoading
      wallet={
        <>
          <BalanceCard
            wallet={undefined}
            lastSync=""
            stale={false}
            refreshing={false}
            hidden={false}
            onHide={nothing}
            onRefresh={nothing}
          />
          <HomeTiles coins={undefined} spinActive={undefined} refreshing={false} onRefresh={nothing} />
          <InviteBonusSkeleton />
        </>
      }
      games={<GameSections memberId="" accounts={undefined} hidden={false} />}
    />
  );
}
