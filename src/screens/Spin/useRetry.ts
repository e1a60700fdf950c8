import { useState } from 'react';

/**
 * Returns a manual retry of `reload`. `isTrying` is true only during that retry. A failed read counts as stale until it
 * succeeds.
 */
export function useRetry(reload: () => Promise<unknown>): { isTrying: boolean; retry: () => Promise<void> } {
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    try {
      await reload();
    } finally {
      setTrying(false);
    }
  };
  return { isTrying, retry };
}
