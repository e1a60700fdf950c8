import { Component, type ComponentType, lazy, type ReactNode, startTransition } from 'react';
import { fetchLostStyles } from '@/device/lostStyles';
import { reloadPage } from '@/device/reloadPage';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/namespaces';

/**
 * A component in its own chunk, such as a screen or a modal. It loads with its texts when it is first shown. Render it
 * like any component.
 */
export type LazyView<P> = ComponentType<P> & {
  /** Loads code and texts in advance. Rejects if either fails. */
  preload: () => Promise<ComponentType<P>>;
  /** The namespaces of the view's texts. */
  namespaces: readonly Namespace[];
};

/** Functions that reset views which failed to load. Such a view stays failed until `retryViews` resets it. */
const failed = new Set<() => void>();

/** Resets every failed view, so that its next render loads it again. */
function retryViews(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * Creates a lazy view, which loads its namespaces together with its code. It suspends until both have loaded, and does
 * not suspend after `preload`. If either fails, it throws to the nearest `RetryBoundary`.
 */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly Namespace[] = [],
): LazyView<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const preload = () => {
    const fetchAll = async () => {
      const [component] = await Promise.all([load(), loadNamespaces(namespaces)]);
      // Request stylesheets that failed before, because a view is not usable without them.
      await fetchLostStyles();
      loaded = component;
      return component;
    };
    // A cache may have a wrong file, so fail only after the files have been requested again. A `TypeError` is a file that
    // has not arrived. After any other error, a file that has arrived may have the wrong content.
    loading ??= fetchAll().catch(async (reason) => {
      await globalThis.kapaoRenew?.({ all: !(reason instanceof TypeError) });
      return fetchAll();
    });
    // Forget a failure, so that a later call retries.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
  const suspending = () =>
    lazy(async () => {
      try {
        return { default: await preload() };
      } catch (reason) {
        // React caches the failure of a lazy component, so a retry needs a new lazy component.
        failed.add(() => {
          Suspending = suspending();
        });
        throw reason;
      }
    });
  let Suspending = suspending();
  // biome-ignore lint/correctness/noComponentHookFactories: called once per view, when its module loads
  function View(props: P) {
    // A view that was preloaded renders immediately, also on prerendered pages.
    const Shown: ComponentType<P> = loaded ?? Suspending;
    return <Shown {...props} />;
  }
  return Object.assign(View, { preload, namespaces });
}

/** True if, since the last retry, Vite has reported that a file failed to load. */
let isFileLost = false;
if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', () => {
    isFileLost = true;
  });
}

interface RetryBoundaryProps {
  /** Rendered instead of the children after a failure. Gets the error and a function that retries. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface RetryBoundaryState {
  failure?: { reason: unknown };
  tries: number;
}

/**
 * Error boundary of a view. It shows a load or render error in the view's place, with a retry. The first retry renders
 * the view again. Some browsers never request a failed file again on the same page, and after a deployment the file is
 * gone. So later retries after a failed file reload the page, if the host is reachable.
 */
export class RetryBoundary extends Component<RetryBoundaryProps, RetryBoundaryState> {
  override state: RetryBoundaryState = { tries: 0 };

  static getDerivedStateFromError(reason: unknown): Partial<RetryBoundaryState> {
    return { failure: { reason } };
  }

  override componentDidCatch(error: unknown) {
    // `src/shell/guards.ts` reports this error. A file that failed to load needs no such event, because the guards
    // observe load errors themselves.
    if (!isFileLost) window.dispatchEvent(new ErrorEvent('kapao:crashed', { error }));
    // Reset failed views here and not in `retry`, so that they also load again when the member leaves the page and
    // returns.
    retryViews();
  }

  retry = async () => {
    const isLost = isFileLost;
    isFileLost = false;
    if (isLost && this.state.tries > 0 && (await reloadPage())) return;
    // In a transition, the error stays on screen until the retried view is ready.
    startTransition(() => this.setState(({ tries }) => ({ failure: undefined, tries: tries + 1 })));
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.reason, () => void this.retry()) : this.props.children;
  }
}
