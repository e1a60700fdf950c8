import { type ComponentType, use } from 'react';
import type { Area } from './areas';
import { loadTexts } from './i18n';

/** A view that is fetched, with its texts, when it is first shown. Shown by `LazyShow`. */
export interface LazyView<P> {
  /** Fetches code and texts once; rejects when that fails. */
  preload: () => Promise<ComponentType<P>>;
  /** Whether showing it waits for nothing. */
  isHere: () => boolean;
}

const failed = new Set<() => void>();

/** Lets every view whose fetching failed try again at its next rendering (R32). */
export function retryFailedViews(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/** Makes a chunk of its own out of a screen or modal, and fetches the texts it names beside the code. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  areas: readonly Area[] = [],
): LazyView<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let isHere = false;

  const forget = () => {
    loading = undefined;
  };
  const preload = () => {
    if (loading) return loading;
    const current = Promise.all([load(), loadTexts(areas)]).then(([component]) => component);
    // React reads these fields, and then does not wait for a promise that is done.
    const settle = (value: ComponentType<P>) => {
      Object.assign(current, { status: 'fulfilled', value });
      isHere = true;
    };
    current.then(settle, () => failed.add(forget));
    loading = current;
    return current;
  };

  return { preload, isHere: () => isHere };
}

/**
 * Shows a lazy view: at once when it was preloaded, else it suspends, and throws to the nearest boundary when fetching
 * failed.
 */
export function LazyShow<P extends object>({ view, props }: { view: LazyView<P>; props: P }) {
  const View = use(view.preload());
  return <View {...props} />;
}
