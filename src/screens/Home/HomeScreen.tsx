import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { useModals } from '@/modals/useModals';
import { BalanceCard } from './BalanceCard';
import { GameSection } from './GameSection';
import * as css from './HomeScreen.css';
import { HomeSkeleton } from './HomeSkeleton';
import { HomeTiles } from './HomeTiles';
import { useAgreement } from './useAgreement';
import { useHiddenBalance } from './useHiddenBalance';
import { useHome } from './useHome';

const categories = ['slot', 'sport', 'lotto'] as const;

/** Home: the wallet dashboard (spec section 2). */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const home = useHome();
  const { wallet } = home;
  const [hidden, setHidden] = useHiddenBalance();
  const { open } = useModals();
  const openGame = useCallback((code: string) => open('game', code), [open]);
  useAgreement(wallet?.profile._id);

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
        onTransfer={() => open('transfer')}
        onReceived={() => void home.reload()}
      />
      <HomeTiles
        coins={wallet.profile.coin}
        spinActive={home.spinActive}
        refreshing={home.refreshing}
        onRefresh={() => void home.refresh()}
      />
      {wallet.slots.length ? (
        categories.map((category) => (
          <GameSection
            key={category}
            title={t(`sections.${category}`)}
            slots={wallet.slots.filter((slot) => slot.category === category)}
            hidden={hidden}
            onOpen={openGame}
          />
        ))
      ) : (
        <EmptyState title={t('noGames.title')}>{t('noGames.text')}</EmptyState>
      )}
    </div>
  );
}
