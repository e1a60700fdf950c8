import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameAccount } from '@/api/calls/wallet';
import { Image } from '@/components/Image/Image';
import { Tile } from '@/components/Tile/Tile';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { useLastPlayed } from '@/games/lastPlayed';
import { initialOf } from '@/lib/initialOf';
import { modalButton } from '@/overlays/modalButton';
import { initial } from './GameCard.css';
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
        {games.map(({ code, name, logo }) => (
          <li key={code} className={css.item}>
            <Tile
              icon={
                <Image
                  src={logo}
                  alt=""
                  ratio="square"
                  fit="contain"
                  className={css.logo}
                  fallback={
                    <span aria-hidden="true" className={initial}>
                      {initialOf(name)}
                    </span>
                  }
                />
              }
              label={<TruncatedText lines={2}>{name}</TruncatedText>}
              {...modalButton('game', code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
