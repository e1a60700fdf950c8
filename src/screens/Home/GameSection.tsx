import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { GameCard } from './GameCard';
import * as css from './GameSection.css';

interface GameSectionProps {
  title: string;
  accounts: readonly GameAccount[];
  hidden: boolean;
}

/** Shows the game accounts of one category, with their number. */
export function GameSection({ title, accounts, hidden }: GameSectionProps) {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        <span>{title}</span>
        <span className={css.count} translate="no" aria-hidden="true">
          {accounts.length}
        </span>
        <VisuallyHidden>{`, ${t('gameCount', { count: accounts.length })}`}</VisuallyHidden>
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={css.grid}>
        {accounts.map((account, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a malformed response may contain one code twice
          <GameCard key={`${account.code}.${index}`} account={account} hidden={hidden} />
        ))}
      </ul>
    </section>
  );
}
