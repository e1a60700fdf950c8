import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getCurrentPromotion } from '@/api/calls/promotion';
import { newestPage } from '@/api/calls/shapes';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import type { ApiError } from '@/api/client/errors';
import { useReadCache } from '@/api/client/useReadCache';
import { type FailOptions, useOutcome } from '@/outcome/useOutcome';

/**
 * Handles the outcome of taking or cancelling a bonus or promotion. Both change the withdrawable amount, so they count
 * as money commands (`useOutcome`). `fail` reloads the bonus data, and shows a refusal in the error dialog and a lost
 * response as "result unknown". After a success, the caller calls `renewAll`.
 */
export function useBonusOutcome() {
  const { renew, forget } = useReadCache();
  const renewAll = () => {
    renew(getBonuses);
    renew(getActiveBonus);
    renew(getCurrentPromotion);
    renew(getWallet);
    // Forget these entries, because one bonus's amount must not be shown for the next bonus.
    forget(getStatements, { body: newestPage });
  };
  const { outcome, succeed, fail, dismiss } = useOutcome({ reload: renewAll });
  return {
    outcome,
    succeed,
    dismiss,
    renewAll,
    /** Reloads the bonus data. Shows a refusal, or a lost response with a link to the statement. */
    fail: (error: ApiError, options?: FailOptions) => {
      renewAll();
      return fail(error, { ...options, atBonus: true });
    },
  };
}
