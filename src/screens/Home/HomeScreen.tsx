import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '@/components/FailedState/FailedState';
import { useHiddenBalance } from '@/components/HideBalance/useHiddenBalance';
import { useSteps } from '@/components/Steps/useSteps';
import { Agreement } from './Agreement';
import { BalanceCard } from './BalanceCard';
import { GameSections } from './GameSections';
import * as css from './HomeScreen.css';
import { HomeSkeleton, TilesSkeleton } from './HomeSkeleton';
import { HomeTiles } from './HomeTiles';

import { useHome } from './useHome';

/** Home: the wallet dashboard (spec section 2). */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const home = useHome();
  // Rendered in slices, and in parts one after the other: no long task, however many accounts there are.
  const wallet = useDeferredValue(home.wallet);
  const step = useSteps(wallet ? 3 : 1);
  const [hidden, setHidden] = useHiddenBalance();

  if (!wallet) {
    return home.failed ? (
      <FailedState
        title={t('failed.title')}
        reason={t('failed.text')}
        busy={home.refreshing}
        onRetry={() => void home.refresh()}
      />
    ) : (
      <HomeSkeleton />
    );
  }

  return (
    <div className={css.home}>
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
      {step > 1 ? (
        <HomeTiles
          coins={wallet.profile.coin}
          spinActive={home.spinActive}
          refreshing={home.refreshing}
          onRefresh={() => void home.refresh()}
        />
      ) : (
        <TilesSkeleton />
      )}
      <Agreement memberId={wallet.profile._id} />
      {step > 2 ? <GameSections slots={wallet.slots} hidden={hidden} /> : null}
    </div>
  );
}
