import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion';
import { currentToasts, onToasts } from './toasts';

/** A live region must be on the page for a moment before what comes into it is read out. */
const settleMs = 100;

/** Place for toasts in the app. The region's code is fetched with the first toast: no first page needs it. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    if (Region) return;
    const load = async () => {
      if (!currentToasts().length) return;
      // Without a network the toast is lost, and the next one tries again.
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
