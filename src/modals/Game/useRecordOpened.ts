import { getWallet } from '@/api/calls/wallet';
import { useCachedRead } from '@/api/client/useCachedRead';
import { recordPlayed } from '@/games/lastPlayed';
import { setGameOpened } from '@/games/openedGame';

/**
 * Returns a function that records that the member has opened this game: in this page, and on this device, because home
 * shows the games played last.
 */
export function useRecordOpened(code: string): () => void {
  const wallet = useCachedRead(getWallet);
  return () => {
    setGameOpened();
    if (wallet?.profile._id) recordPlayed(wallet.profile._id, code);
  };
}
