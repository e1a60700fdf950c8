import { type ComponentType, use } from 'react';
import type { Area } from './areas';
import { loadTexts } from './i18n';

/** A view that is fetched, with its texts, when it is first shown. Shown by `LazyShow`. */
export interface LazyView<P> {
  /** Fetches code and texts once; rejects when that fails. */
  preload: () => Promise<void>;
  /** The component once it is there. */
  loaded: () => ComponentType<P> | undefined;
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
  let component: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;

  const preload = () => {
    if (!loading) {
      loading = Promise.all([load(), loadTexts(areas)]).then(([result]) => {
        component = result;
      });
      loading.catch(() =>
        failed.add(() => {
          loading = undefined;
        }),
      );
    }
    return loading;
  };

  return { preload, loaded: () => component };
}

/**
 * Shows a lazy view: at once when it was preloaded, else it suspends, and throws to the nearest boundary when fetching
 * failed.
 */
export function LazyShow<P extends object>({ view, props }: { view: LazyView<P>; props: P }) {
  if (!view.loaded()) use(view.preload());
  const View = view.loaded();
  return View ? <View {...props} /> : null;
}
