import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '@/api/wallet';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { useSteps } from '@/components/Steps/useSteps';
import { GameSection } from './GameSection';

interface GameSectionsProps {
  slots: readonly Slot[];
  hidden: boolean;
}

const categories = ['slot', 'sport', 'lotto'] as const;
const cardsInStep = 4;

/** The three card sections, each shown only if it has accounts (spec section 2). */
export function GameSections({ slots, hidden }: GameSectionsProps) {
  const { t } = useTranslation('home');
  const hiddenSoon = useDeferredValue(hidden);
  const shown = cardsInStep * useSteps(Math.ceil(slots.length / cardsInStep));
  if (!slots.length) return <EmptyState title={t('noGames.title')}>{t('noGames.text')}</EmptyState>;

  let before = 0;
  return categories.map((category) => {
    const own = slots.filter((slot) => slot.category === category);
    const rest = shown - before;
    before += own.length;
    if (!own.length || rest <= 0) return null;
    return (
      <GameSection key={category} title={t(`sections.${category}`)} slots={own} shown={rest} hidden={hiddenSoon} />
    );
  });
}
