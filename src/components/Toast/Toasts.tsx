import { type ComponentType, useEffect, useState } from 'react';
import { announce } from '@/components/Announcer/announce';
import { currentToasts, onToasts } from './toasts';

/** The id of the newest announced toast. */
let announced = 0;

/** Announces each new toast: an error at once, all others politely. */
export function useToastAnnouncements(): void {
  useEffect(() => {
    const announceNew = () => {
      const added = currentToasts().filter(({ id }) => id > announced);
      for (const { text, spoken = text, kind, action } of added) {
        announce(action ? `${spoken} ${action.label}` : spoken, kind === 'error' ? 'assertive' : 'polite');
      }
      announced = added.at(-1)?.id ?? announced;
    };
    announceNew();
    return onToasts(announceNew);
  }, []);
}

/** Renders and announces the app's toasts. The code of `ToastRegion` loads only when the first toast is shown. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType>();

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

  useToastAnnouncements();
  return Region ? <Region /> : null;
}
