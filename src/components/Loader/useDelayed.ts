import { useEffect, useState } from 'react';

/** Loading indicators start after this long (spec section 9). */
export const loaderDelayMs = 200;

/** True once `active` has been true for 200 ms without a break; false at once when it ends. */
export function useDelayed(active: boolean, ms: number = loaderDelayMs): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && late;
}
