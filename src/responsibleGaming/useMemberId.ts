import { getProfile } from '@/api/calls/account';
import { getWallet } from '@/api/calls/wallet';
import { useCachedRead } from '@/api/client/useCachedRead';

/** Who is logged in, as soon as an answer has told that the page has asked for anyway; nothing is asked for it. */
export function useMemberId(): string | undefined {
  const wallet = useCachedRead(getWallet);
  const profile = useCachedRead(wallet ? null : getProfile);
  return (wallet ?? profile)?.profile._id || undefined;
}
