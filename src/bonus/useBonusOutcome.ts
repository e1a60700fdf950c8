import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getCurrentPromotion } from '@/api/calls/promotion';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { useReadCache } from '@/api/client/useReadCache';
import { type FailOptions, useOutcome } from '@/outcome/useOutcome';
import { newestEntries } from './BonusStakes';

/**
 * The outcome of taking or cancelling a bonus or promotion. It changes what can be withdrawn, so it is treated as money
 * (`useOutcome`): all that it touches is read again in any case, and a lost response is "result unknown". A refusal is the
 * alert titled "error".
 */
export function useBonusOutcome() {
  const { renew, forget } = useReadCache();
  const renewAll = () => {
    renew(getBonuses);
    renew(getActiveBonus);
    renew(getCurrentPromotion);
    renew(getWallet);
    // What one bonus has brought must not stand beside the next one.
    forget(getStatements, newestEntries);
  };
  const { outcome, succeed, fail, dismiss } = useOutcome({ reload: renewAll });
  return {
    outcome,
    succeed,
    dismiss,
    renewAll,
    /** A refusal in words; a lost response with a way to the statement. */
    fail: (error: ApiError, options?: FailOptions) => {
      renewAll();
      return fail(error, { ...options, atBonus: true });
    },
  };
}
