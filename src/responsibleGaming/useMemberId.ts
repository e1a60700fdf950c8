import { getProfile } from '@/api/calls/account';
import { getWallet } from '@/api/calls/wallet';
import { useKnown } from '@/api/client/useKnown';

/** Who is logged in, as soon as an answer has told that the page has asked for anyway; nothing is asked for it. */
export function useMemberId(): string | undefined {
  const wallet = useKnown(getWallet);
  const profile = useKnown(wallet ? null : getProfile);
  return (wallet ?? profile)?.profile._id || undefined;
}
