import { BalanceCard } from './BalanceCard';
import { GameSections } from './GameSections';
import { HomeLayout } from './HomeLayout';
import { HomeTiles } from './HomeTiles';

const nothing = () => {};

/**
 * Shows home before its scripts have loaded, on the prerendered page, which is inert. The app then shows the same
 * content with working tiles.
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
            onReceived={nothing}
          />
          <HomeTiles coins={undefined} spinActive={undefined} refreshing={false} onRefresh={nothing} />
        </>
      }
      games={<GameSections memberId="" accounts={undefined} hidden={false} />}
    />
  );
}
