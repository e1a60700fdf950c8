import { Component, type ComponentType, type ReactNode, startTransition, use } from 'react';
import { newRetry } from '@/lib/newRetry';
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
export function retryViews(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/** Stylesheets that did not arrive. */
const lostStyles = new Set<HTMLLinkElement>();
let mending: Promise<unknown> | undefined;

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  };
  // Such an event does not bubble.
  document.addEventListener('error', note, true);
}

/** Asks for a stylesheet again, in its place; one that fails again is noted as the first was. */
function askAgain(lost: HTMLLinkElement): Promise<unknown> {
  lostStyles.delete(lost);
  const link = lost.cloneNode() as HTMLLinkElement;
  const asking = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`No styles: ${link.href}`)));
  });
  lost.replaceWith(link);
  return asking;
}

/**
 * Vite asks for each stylesheet once: after a failure every later chunk that needs it would come without it. What is
 * missing is asked for here; `undefined` when nothing is.
 */
function mendStyles(): Promise<unknown> | undefined {
  if (lostStyles.size) {
    const current = Promise.all([mending, ...[...lostStyles].map(askAgain)]).finally(() => {
      if (mending === current) mending = undefined;
    });
    mending = current;
  }
  return mending;
}

/** Makes a chunk of its own out of a screen or modal, and fetches the texts it names beside the code. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
  areas: readonly Area[] = [],
): LazyView<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let isHere = false;
  let hasFailed = false;

  const forget = () => {
    loading = undefined;
  };
  const preload = () => {
    if (loading) return loading;
    // They may be another view's: one that has not failed itself is shown without them.
    const styles = mendStyles()?.catch((reason) => {
      if (hasFailed) throw reason;
    });
    const current = Promise.all([load(), loadTexts(areas), styles]).then(([component]) => component);
    // React reads these fields, and then does not wait for a promise that is done.
    const settle = (value: ComponentType<P>) => {
      Object.assign(current, { status: 'fulfilled', value });
      isHere = true;
    };
    current.then(settle, () => {
      hasFailed = true;
      failed.add(forget);
    });
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

interface RetryBoundaryProps {
  /** What stands in the children's place once they have failed: why, and another try. */
  fallback: (failure: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Around what is fetched when it is wanted: where it cannot be, or breaks, it says so in its own place (R32). */
export class RetryBoundary extends Component<RetryBoundaryProps, { failed?: { failure: unknown } }> {
  override state: { failed?: { failure: unknown } } = {};
  private mayTry = newRetry();

  static getDerivedStateFromError(failure: unknown) {
    return { failed: { failure } };
  }

  retry = () => {
    if (!this.mayTry()) return;
    retryViews();
    // What was said stays until the other try is through.
    startTransition(() => this.setState({ failed: undefined }));
  };

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.failure, this.retry) : this.props.children;
  }
}
