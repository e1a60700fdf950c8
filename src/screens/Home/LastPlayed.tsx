import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { useLastPlayed } from '@/games/lastPlayed';
import { GameCard } from './GameCard';
import * as css from './GameFinder.css';
import { title } from './GameSection.css';

interface LastPlayedProps {
  memberId: string;
  accounts: readonly GameAccount[];
  hidden: boolean;
}

/** Shows the games that the member played last on this device. Leaves out games without an open account. */
export function LastPlayed({ memberId, accounts, hidden }: LastPlayedProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const openAccounts = accounts.filter((account) => account.isActive);
  const games = useLastPlayed(memberId).flatMap((code) => openAccounts.find((account) => account.code === code) ?? []);
  if (!games.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t('find.lastPlayed')}
      </h2>
      <ul role="list" className={css.lastPlayed}>
        {games.map((game) => (
          <GameCard key={game.code} account={game} hidden={hidden} />
        ))}
      </ul>
    </section>
  );
}
