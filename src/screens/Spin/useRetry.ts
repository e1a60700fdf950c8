import { useState } from 'react';

/** Another try by a tap. `isTrying` is that alone: a read that has failed counts as out of date until it works. */
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
