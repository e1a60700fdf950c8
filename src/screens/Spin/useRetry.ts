import { useState } from 'react';

/**
 * Returns a function that calls `reload` for a manual retry. `isTrying` is true only during this retry, and not while
 * data reloads automatically.
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
