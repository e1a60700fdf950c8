import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { SkeletonWords } from '@/components/Skeleton/SkeletonWords';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { GameCard, GameCardSkeleton, GameRow } from './GameCard';
import * as css from './GameSection.css';

interface GameSectionProps {
  title: string;
  /** Undefined before the wallet has loaded. The section is then inert and has two placeholder cards. */
  accounts: readonly GameAccount[] | undefined;
  hidden: boolean;
}

/** Shows the games of one category, with their number: open accounts as cards, and below them the others as rows. */
export function GameSection({ title, accounts, hidden }: GameSectionProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const opened = accounts?.filter((account) => account.isActive);
  const others = accounts?.filter((account) => !account.isActive);
  return (
    <section aria-labelledby={id} className={css.section} inert={!accounts}>
      <h2 id={id} className={css.title}>
        <span>{title}</span>
        <span className={css.count} translate="no" aria-hidden="true">
          {accounts ? accounts.length : <SkeletonWords like="0" />}
        </span>
        {accounts ? <VisuallyHidden>{`, ${t('gameCount', { count: accounts.length })}`}</VisuallyHidden> : null}
      </h2>
      {opened?.length === 0 ? null : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets
        <ul role="list" className={css.grid}>
          {opened ? (
            opened.map((account, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a malformed response may contain one code twice
              <GameCard key={`${account.code}.${index}`} account={account} hidden={hidden} />
            ))
          ) : (
            <>
              <GameCardSkeleton />
              <GameCardSkeleton />
            </>
          )}
        </ul>
      )}
      {others?.length ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets
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
