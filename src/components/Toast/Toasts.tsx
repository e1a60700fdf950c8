import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion';
import { currentToasts, onToasts } from './toasts';

/** A live region must be on the page for a moment (ms) before screen readers announce its content. */
const settleMs = 100;

/** The app's slot for toasts. The region's code is loaded with the first toast, because no first page needs it. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    if (Region) return;
    const load = async () => {
      if (!currentToasts().length) return;
      // Without a network this toast is lost; the next one tries to load the code again.
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
