import { useTranslation } from 'react-i18next';
import { getWallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { useHiddenBalance } from '@/components/HideBalance/useHiddenBalance';
import { HomeBudget } from '@/responsibleGaming/budgetViews';
import { BalanceCard } from './BalanceCard';
import { GameSections } from './GameSections';
import * as css from './HomeScreen.css';
import { HomeSkeleton } from './HomeSkeleton';
import { HomeTiles } from './HomeTiles';
import { PlayWays } from './PlayWays';
import type { useHome } from './useHome';

/** Returns true if the server failed, and not the member's connection. */
const isServerError = (failure: ApiError | undefined) => (failure?.status ?? 0) >= 500;

/** The content of home for the state of `useHome`. */
export function Dashboard({ home }: { home: ReturnType<typeof useHome> }) {
  const { t } = useTranslation('home');
  const { wallet } = home;
  const [hidden, setHidden] = useHiddenBalance();

  if (!wallet) {
    return home.failure ? (
      <ErrorState
        call={getWallet}
        title={t('failed.title')}
        reason={t(isServerError(home.failure) ? 'failed.unavailable' : 'failed.text')}
        failure={home.failure}
        busy={home.refreshing}
        onRetry={() => void home.refresh()}
      />
    ) : (
      <HomeSkeleton />
    );
  }

  return (
    <div className={css.home} data-columns>
      <div className={css.walletColumn}>
        <BalanceCard
          wallet={wallet}
          lastSync={home.lastSync}
          stale={home.stale}
          refreshing={home.refreshing}
          hidden={hidden}
          onHide={setHidden}
          onRefresh={() => void home.refresh()}
          onReceived={() => void home.reload()}
        />
        <HomeBudget memberId={wallet.profile._id} asOf={wallet.wallet.amount} />
        <HomeTiles
          coins={wallet.profile.coin}
          spinActive={home.spinActive}
          refreshing={home.refreshing}
          onRefresh={() => void home.refresh()}
        />
      </div>
      <div className={css.column}>
        <GameSections accounts={wallet.slots} hidden={hidden} />
        <PlayWays />
      </div>
    </div>
  );
}
