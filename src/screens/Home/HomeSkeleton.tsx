import { BalanceCardSkeleton } from './BalanceCardSkeleton';
import { GameSectionsSkeleton } from './GameSectionsSkeleton';
import { HomeLayout } from './HomeLayout';
import { HomeTiles } from './HomeTiles';

const nothing = () => {};

/** Home before its scripts, for the written page, which is inert. The app then shows the same with working tiles. */
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
