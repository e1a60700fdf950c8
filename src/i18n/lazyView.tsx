import { Component, type ComponentType, lazy, type ReactNode, startTransition } from 'react';
import { fetchLostStyles } from '@/device/lostStyles';
import { reloadPage } from '@/device/reloadPage';
import { loadNamespaces } from './i18n';
import type { Namespace } from './namespaces';

/** A screen or modal in a chunk of its own, fetched with its texts when it is first shown. Rendered like any component. */
export type LazyView<P> = ComponentType<P> & {
  /** Fetches code and texts ahead of need; rejects when that fails. */
  preload: () => Promise<ComponentType<P>>;
  /** Of its texts. */
  namespaces: readonly Namespace[];
};

/** Views that were shown and did not come; they stay so until somebody wants another try (`retryViews`). */
const failed = new Set<() => void>();

/** Lets every view that did not come be asked for again at its next rendering. */
function retryViews(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * Makes a chunk of its own out of a view, and fetches the namespaces it names beside the code. It suspends until it is
 * there (at once after `preload`), and throws to the nearest `RetryBoundary` when it does not come.
 */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  namespaces: readonly Namespace[] = [],
): LazyView<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const preload = () => {
    loading ??= Promise.all([load(), loadNamespaces(namespaces)]).then(async ([component]) => {
      // A view without its styles has not come.
      await fetchLostStyles();
      loaded = component;
      return component;
    });
    // Whoever wants it later asks again.
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
        // React keeps a lazy component that failed as it is: another try needs a new one.
        failed.add(() => {
          Suspending = suspending();
        });
        throw reason;
      }
    });
  let Suspending = suspending();
  // biome-ignore lint/correctness/noComponentHookFactories: called once a view, when its module loads
  function View(props: P) {
    // What was preloaded is shown in the same rendering, also on the pages that are written at build time.
    const Shown: ComponentType<P> = loaded ?? Suspending;
    return <Shown {...props} />;
  }
  return Object.assign(View, { preload, namespaces });
}

/** Whether Vite told of a file that did not come, since the last try. */
let isFileLost = false;
if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', () => {
    isFileLost = true;
  });
}

interface RetryBoundaryProps {
  /** What stands in the children's place once they have failed: why, and another try. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface RetryBoundaryState {
  failure?: { reason: unknown };
  tries: number;
}

/**
 * Around a view: where it cannot be fetched, or breaks, that is said in its own place with another try. The first try
 * renders it again. Some browsers never ask again in the same page for a file that did not come, and after a deployment
 * it is gone for good: further tries load the page anew, once the host can be reached.
 */
export class RetryBoundary extends Component<RetryBoundaryProps, RetryBoundaryState> {
  override state: RetryBoundaryState = { tries: 0 };

  static getDerivedStateFromError(reason: unknown): Partial<RetryBoundaryState> {
    return { failure: { reason } };
  }

  override componentDidCatch(error: unknown) {
    // The head script reports it. It knows of lost files by itself.
    if (!isFileLost) window.dispatchEvent(new ErrorEvent('kapao:crashed', { error }));
    // Whoever goes elsewhere and comes back asks again, too.
    retryViews();
  }

  retry = async () => {
    const isLost = isFileLost;
    isFileLost = false;
    if (isLost && this.state.tries > 0 && (await reloadPage())) return;
    // What was said stays until the other try is through.
    startTransition(() => this.setState(({ tries }) => ({ failure: undefined, tries: tries + 1 })));
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.reason, () => void this.retry()) : this.props.children;
  }
}
