import { useTranslation } from 'react-i18next';
import { getWallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { useHiddenBalance } from '@/components/HideBalance/useHiddenBalance';
import { HomeBudget } from '@/responsibleGaming/budgetViews';
import { BalanceCard } from './BalanceCard';
import { FirstDeposit } from './FirstDeposit';
import { GameSections } from './GameSections';
import { HomeBonus } from './HomeBonus';
import { HomeHeading, HomeLayout } from './HomeLayout';
import { HomeTiles } from './HomeTiles';
import { InviteBonus, InviteBonusSkeleton } from './InviteBonus';
import { useAnnouncedRefresh } from './useAnnouncedRefresh';
import { isNewMember, type useHome } from './useHome';

/** Returns whether the server caused the failure, and not the member's connection. */
const isServerError = (failure: ApiError | undefined) => (failure?.status ?? 0) >= 500;

/** Shows the content of home in the state that `useHome` returns. */
export function Dashboard({ home }: { home: ReturnType<typeof useHome> }) {
  const { t } = useTranslation('home');
  const { wallet } = home;
  const [hidden, setHidden] = useHiddenBalance();
  const refresh = useAnnouncedRefresh(home, hidden);

  const tiles = (
    <HomeTiles
      coins={wallet?.profile.coin}
      spinActive={home.spinActive}
      refreshing={home.refreshing}
      onRefresh={refresh}
    />
  );

  // Deposits, bonuses and the wheel do not need the wallet, so the tiles stay.
  if (home.failure) {
    return (
      <>
        <HomeHeading />
        <HomeLayout
          isLoading={false}
          wallet={
            <>
              <ErrorState
                call={getWallet}
                fullSize
                title={t('failed.title')}
                reason={t(isServerError(home.failure) ? 'failed.unavailable' : 'failed.text')}
                failure={home.failure}
                busy={home.refreshing}
                onRetry={() => void home.refresh()}
              />
              {tiles}
            </>
          }
        />
      </>
    );
  }

  return (
    <HomeLayout
      isLoading={!wallet}
      wallet={
        <>
          <BalanceCard
            wallet={wallet}
            lastSync={home.lastSync}
            stale={home.stale}
            refreshing={home.refreshing}
            hidden={hidden}
            onHide={setHidden}
            onRefresh={refresh}
          />
          {wallet ? <HomeBonus active={home.activeBonus} /> : null}
          {wallet ? <HomeBudget memberId={wallet.profile._id} refreshKey={wallet.wallet.amount} /> : null}
          {tiles}
          {wallet && isNewMember(wallet) ? <FirstDeposit /> : null}
          {wallet ? <InviteBonus invite={wallet.invite} hidden={hidden} /> : <InviteBonusSkeleton />}
        </>
      }
      games={<GameSections memberId={wallet?.profile._id ?? ''} accounts={wallet?.slots} hidden={hidden} />}
    />
  );
}
