import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getCurrentPromotion } from '@/api/calls/promotion';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { useReadCache } from '@/api/client/useReadCache';
import { type FailOptions, useOutcome } from '@/outcome/useOutcome';
import { newestEntries } from './BonusStakes';

/**
 * The outcome of taking or cancelling a bonus or promotion. It changes the withdrawable amount, so it counts as a money
 * command (`useOutcome`). Its data is always reloaded, and a lost response is "result unknown". A refusal is the dialog
 * titled "error".
 */
export function useBonusOutcome() {
  const { renew, forget } = useReadCache();
  const renewAll = () => {
    renew(getBonuses);
    renew(getActiveBonus);
    renew(getCurrentPromotion);
    renew(getWallet);
    // The amount of one bonus must not appear beside the next one.
    forget(getStatements, newestEntries);
  };
  const { outcome, succeed, fail, dismiss } = useOutcome({ reload: renewAll });
  return {
    outcome,
    succeed,
    dismiss,
    renewAll,
    /** Shows a refusal, or a lost response with a link to the statement. */
    fail: (error: ApiError, options?: FailOptions) => {
      renewAll();
      return fail(error, { ...options, atBonus: true });
    },
  };
}
