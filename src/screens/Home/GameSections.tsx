import { useTranslation } from 'react-i18next';
import type { Slot } from '@/api/wallet';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { GameSection } from './GameSection';

interface GameSectionsProps {
  slots: readonly Slot[];
  hidden: boolean;
}

const categories = ['slot', 'sport', 'lotto'] as const;

/** The three card sections, each shown only if it has accounts (spec section 2). */
export function GameSections({ slots, hidden }: GameSectionsProps) {
  const { t } = useTranslation('home');
  if (!slots.length) return <EmptyState title={t('noGames.title')}>{t('noGames.text')}</EmptyState>;
  return categories.map((category) => {
    const own = slots.filter((slot) => slot.category === category);
    return own.length ? (
      <GameSection key={category} title={t(`sections.${category}`)} slots={own} hidden={hidden} />
    ) : null;
  });
}
