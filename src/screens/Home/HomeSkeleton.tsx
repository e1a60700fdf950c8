import { BalanceCardSkeleton } from './BalanceCardSkeleton';
import { GameSectionsSkeleton } from './GameSectionsSkeleton';
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
          <BalanceCardSkeleton />
          <HomeTiles coins={undefined} spinActive={undefined} refreshing={false} onRefresh={nothing} />
        </>
      }
      games={<GameSectionsSkeleton />}
    />
  );
}
