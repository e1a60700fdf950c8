import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `announceEnd` when a request ends that the member has asked for, and not when the app has sent it by itself.
 * Returns the function that notes the member's tap.
 */
export function useRequestEnd(isBusy: boolean, announceEnd: () => void): () => void {
  const isAsked = useRef(false);
  const end = useEffectEvent(announceEnd);
  useEffect(() => {
    if (isBusy || !isAsked.current) return;
    isAsked.current = false;
    end();
  }, [isBusy]);
  return () => {
    isAsked.current = true;
  };
}
