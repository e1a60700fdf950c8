import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { SkeletonWords } from '@/components/Skeleton/SkeletonWords';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { GameCard, GameCardSkeleton, GameRow } from './GameCard';
import { getSectionId } from './GameJumps';
import * as css from './GameSection.css';

interface GameSectionProps {
  category: GameAccount['category'];
  title: string;
  accounts: readonly GameAccount[];
  hidden: boolean;
}

/** Shows the games of one category, with their number: open accounts as cards, and below them the others as rows. */
export function GameSection({ category, title, accounts, hidden }: GameSectionProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const openAccounts = accounts.filter((account) => account.isActive);
  const others = accounts.filter((account) => !account.isActive);
  return (
    <section id={getSectionId(category)} tabIndex={-1} aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        <span>{title}</span>
        <span className={css.count} translate="no" aria-hidden="true">
          {accounts.length}
        </span>
        <VisuallyHidden>{`, ${t('gameCount', { count: accounts.length })}`}</VisuallyHidden>
      </h2>
      {openAccounts.length ? (
        <ul role="list" className={css.grid}>
          {openAccounts.map((account, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a malformed response may contain one code twice
            <GameCard key={`${account.code}.${index}`} account={account} hidden={hidden} />
          ))}
        </ul>
      ) : null}
      {others.length ? (
        <ul role="list" className={css.rows}>
          {others.map((account, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a malformed response may contain one code twice
            <GameRow key={`${account.code}.${index}`} account={account} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/**
 * Two placeholder cards before the wallet has loaded. The place of the heading is empty, because the member may have no
 * game of this category.
 */
export function GameSectionSkeleton({ title }: { title: string }) {
  return (
    <div className={css.section} inert>
      <div className={css.title}>
        <SkeletonWords like={title} />
      </div>
      <ul className={css.grid}>
        <GameCardSkeleton />
        <GameCardSkeleton />
      </ul>
    </div>
  );
}
