import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { categories } from '@/games/categories';
import * as css from './GameJumps.css';

/** Id of the element above all games. */
export const allGamesId = 'games';

export const getSectionId = (category: GameAccount['category']): string => `games-${category}`;

/** Scrolls to a link's target and focuses it. The address stays the same, because a hash would be a step back. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

/** Links to the categories of games, with the number of games in each. They stay in view while the games scroll. */
export function GameJumps({ accounts }: { accounts: readonly GameAccount[] }) {
  const { t } = useTranslation('home');
  const counts = categories
    .map((category) => ({ category, count: accounts.filter((account) => account.category === category).length }))
    .filter(({ count }) => count > 0);
  if (counts.length < 2) return null;
  return (
    <nav aria-label={t('jumps.label')} className={css.jumps}>
      <a className={css.jump} href={`#${allGamesId}`} onClick={jump}>
        {t('jumps.all')}
      </a>
      {counts.map(({ category, count }) => (
        <a key={category} className={css.jump} href={`#${getSectionId(category)}`} onClick={jump}>
          <span>{t(`sections.${category}`)}</span>
          <span className={css.count} translate="no" aria-hidden="true">
            {count}
          </span>
          <VisuallyHidden>{`, ${t('gameCount', { count })}`}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}
