import { getProfile } from '@/api/calls/account';
import { getWallet } from '@/api/calls/wallet';
import { useCachedRead } from '@/api/client/useCachedRead';

/**
 * Returns the logged-in member's id once another component has read the wallet or the profile. Undefined until then.
 */
export function useMemberId(): string | undefined {
  const wallet = useCachedRead(getWallet);
  const profile = useCachedRead(wallet ? null : getProfile);
  return (wallet ?? profile)?.profile._id || undefined;
}
