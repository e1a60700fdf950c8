import type { GameAccount } from '@/api/calls/wallet';
import { Image } from '@/components/Image/Image';
import { getInitial } from '@/lib/getInitial';
import { initial } from './GameLogo.css';

interface GameLogoProps {
  game: Pick<GameAccount, 'name' | 'logo'>;
  /** Class for layout, not for the shape. */
  className?: string;
}

/**
 * Shows a game's logo. Without a logo, shows the first letter of its name. The logo is decorative, because a text beside
 * it names the game.
 */
export function GameLogo({ game: { name, logo }, className }: GameLogoProps) {
  return (
    <Image
      src={logo}
      alt=""
      ratio="square"
      fit="contain"
      className={className}
      fallback={<span className={initial}>{getInitial(name)}</span>}
    />
  );
}
