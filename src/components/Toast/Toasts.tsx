import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion';
import { currentToasts, onToasts } from './toasts';

/**
 * The delay before the first toast appears in its live region, in ms. Screen readers do not announce the content of a
 * region that is new.
 */
const settleMs = 100;

/**
 * The place of toasts in the app. The region's code is loaded with the first toast, because no page needs it at first.
 */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    if (Region) return;
    const load = async () => {
      if (!currentToasts().length) return;
      // Without a network this toast is not shown. The next toast tries to load the code again.
      const loaded = await import('./ToastRegion').catch(() => undefined);
      if (loaded) setRegion(() => loaded.ToastRegion);
    };
    void load();
    return onToasts(() => void load());
  }, [Region]);

  useEffect(() => {
    if (!Region) return;
    const timer = setTimeout(setSettled, settleMs, true);
    return () => clearTimeout(timer);
  }, [Region]);

  return Region ? <Region empty={!settled} /> : null;
}
