import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion';
import { currentToasts, onToasts } from './toasts';

/**
 * The delay before the first toast appears in its live region, in ms. Screen readers do not announce text that is
 * already in a region when the region is added to the page.
 */
const settleMs = 100;

/** Renders the app's toasts. The component loads the code of `ToastRegion` only when the first toast is shown. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    if (Region) return;
    const load = async () => {
      if (!currentToasts().length) return;
      // Without a network this toast is not shown. The next toast triggers another attempt to load the code.
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
