import { type ComponentType, use } from 'react';
import type { Area } from './areas';
import { loadTexts } from './i18n';

/** A view that is fetched, with its texts, when it is first shown. */
export interface LazyView<P> {
  /** Renders at once when preloaded; suspends otherwise, and throws to the nearest boundary when fetching failed. */
  View: ComponentType<P>;
  /** Fetches code and texts; rejects when that fails. */
  preload: () => Promise<void>;
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
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    if (!loading) {
      loading = Promise.all([load(), loadTexts(areas)]).then(([component]) => {
        Loaded = component;
      });
      loading.catch(() =>
        failed.add(() => {
          loading = undefined;
        }),
      );
    }
    return loading;
  };

  const View = (props: P) => {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded {...props} /> : null;
  };
  return { View, preload };
}
