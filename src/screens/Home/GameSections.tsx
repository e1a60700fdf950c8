import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { GameSection } from './GameSection';

interface GameSectionsProps {
  accounts: readonly GameAccount[];
  hidden: boolean;
}

/** The order of the categories on home. */
export const categories = ['slot', 'sport', 'lotto'] as const;

/**
 * Shows the game accounts by category. Leaves out a category without accounts. Shows a text if there are no accounts.
 */
export function GameSections({ accounts, hidden }: GameSectionsProps) {
  const { t } = useTranslation('home');
  if (!accounts.length) return <EmptyState title={t('noGames.title')}>{t('noGames.text')}</EmptyState>;
  return categories.map((category) => {
    const own = accounts.filter((account) => account.category === category);
    return own.length ? (
      <GameSection key={category} title={t(`sections.${category}`)} accounts={own} hidden={hidden} />
    ) : null;
  });
}
