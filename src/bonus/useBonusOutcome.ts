import { getActiveBonus, getBonuses } from '@/api/calls/bonus';
import { getCurrentPromotion } from '@/api/calls/promotion';
import { newestPage } from '@/api/calls/shapes';
import { getStatements } from '@/api/calls/statement';
import { useReadCache } from '@/api/client/useReadCache';
import { useOutcome } from '@/outcome/useOutcome';

/**
 * Holds the outcome of taking or cancelling a bonus or promotion. Both change the withdrawable amount, so they are money
 * commands. After each of them, `renewAll` reads the bonus data again.
 */
export function useBonusOutcome() {
  const { renew, forget } = useReadCache();
  const renewAll = () => {
    for (const call of [getBonuses, getActiveBonus, getCurrentPromotion]) void renew(call);
    // Forget these entries, because one bonus's amount must not be shown for the next bonus.
    forget(getStatements, { body: newestPage });
  };
  return { ...useOutcome(), renewAll };
}
