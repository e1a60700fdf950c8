import { memo } from 'react';
import type { GameAccount } from '@/api/calls/wallet';
import { Image } from '@/components/Image/Image';
import { GameLogo } from '@/games/GameLogo';
import * as css from './GameModal.css';

/** A game's background with its logo. It is decorative, because the dialog's title names the game. */
export const GameFace = memo(function GameFace({ account }: { account: GameAccount }) {
  return (
    <div className={css.face}>
      <Image src={account.background} alt="" ratio="banner" fit="cover" corners="lg" fallback={<span />} />
      <span className={css.logo}>
        <GameLogo game={account} />
      </span>
    </div>
  );
});
