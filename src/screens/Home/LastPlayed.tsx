import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { Tile } from '@/components/Tile/Tile';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { GameLogo } from '@/games/GameLogo';
import { useLastPlayed } from '@/games/lastPlayed';
import { modalButton } from '@/overlays/modalButton';
import * as css from './GameFinder.css';
import { title } from './GameSection.css';

interface LastPlayedProps {
  memberId: string;
  accounts: readonly GameAccount[];
}

/** Shows the games that the member played last on this device. Leaves out games that the site no longer has. */
export function LastPlayed({ memberId, accounts }: LastPlayedProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const games = useLastPlayed(memberId).flatMap((code) => accounts.find((account) => account.code === code) ?? []);
  if (!games.length) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t('find.lastPlayed')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={css.lastPlayed}>
        {games.map((game) => (
          <li key={game.code} className={css.item}>
            <Tile
              icon={<GameLogo game={game} className={css.logo} />}
              label={<TruncatedText lines={2}>{game.name}</TruncatedText>}
              {...modalButton('game', game.code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
