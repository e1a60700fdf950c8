import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { localStore, storageKeys } from '@/device/storage';
import { categories, hasManyGames } from '@/games/categories';
import { GameFinder, GameFinderSkeleton } from './GameFinder';
import { GameSection, GameSectionSkeleton } from './GameSection';
import { LastPlayed } from './LastPlayed';

interface GameSectionsProps {
  memberId: string;
  /** Undefined before the wallet has loaded. Each category then has two placeholder cards. */
  accounts: readonly GameAccount[] | undefined;
  hidden: boolean;
}

/**
 * Shows the games played last, then the game accounts by category. Leaves out a category without accounts. Shows a text
 * if there are no accounts, and a search field if there are many.
 */
export function GameSections({ memberId, accounts, hidden }: GameSectionsProps) {
  const { t } = useTranslation('home');
  const hasMany = accounts && hasManyGames(accounts);
  useEffect(() => {
    if (hasMany === true) localStore.set(storageKeys.manyGames, '1');
    if (hasMany === false) localStore.remove(storageKeys.manyGames);
  }, [hasMany]);
  if (!accounts)
    return (
      <>
        <GameFinderSkeleton />
        {categories.map((category) => (
          <GameSectionSkeleton key={category} title={t(`sections.${category}`)} />
        ))}
      </>
    );
  if (!accounts.length) return <EmptyState title={t('noGames.title')}>{t('noGames.text')}</EmptyState>;
  const renderSections = (shownAccounts: readonly GameAccount[]) =>
    categories.map((category) => {
      const categoryAccounts = shownAccounts.filter((account) => account.category === category);
      return categoryAccounts.length ? (
        <GameSection
          key={category}
          category={category}
          title={t(`sections.${category}`)}
          accounts={categoryAccounts}
          hidden={hidden}
        />
      ) : null;
    });
  const lastPlayed = <LastPlayed memberId={memberId} accounts={accounts} hidden={hidden} />;
  if (!hasMany)
    return (
      <>
        {lastPlayed}
        {renderSections(accounts)}
      </>
    );
  return (
    <GameFinder accounts={accounts} lastPlayed={lastPlayed}>
      {renderSections}
    </GameFinder>
  );
}
