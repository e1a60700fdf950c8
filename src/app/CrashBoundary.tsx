import { Component, type ComponentType, type ReactNode } from 'react';
import { retryViews } from '@/i18n/lazyView';
import { newRetry } from '@/lib/newRetry';
import type { CrashScreenProps } from './CrashScreen';

interface Props {
  /** Around a screen alone: the bars of the page stay usable. */
  inside?: boolean;
  children: ReactNode;
}

interface State {
  crashed: boolean;
  Screen?: ComponentType<CrashScreenProps>;
}

const restMs = 3000;
const loadScreen = () => import('./CrashScreen');

/**
 * A render error, or a view that could not be fetched, shows the crash screen instead of a blank page (R32, R39). Its
 * code is fetched once the first page is at rest, because it is wanted most when there is no network; where even that
 * fails, index.html shows its way out.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false };
  private mayTry = newRetry();
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidMount() {
    this.timer = setTimeout(() => void loadScreen().catch(() => {}), restMs);
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
  }

  override componentDidCatch() {
    // Whoever goes elsewhere and comes back asks again, too.
    retryViews();
    loadScreen().then(
      ({ CrashScreen }) => this.setState({ Screen: CrashScreen }),
      () => window.dispatchEvent(new Event('kapao:start-failed')),
    );
  }

  retry = () => {
    if (this.mayTry()) this.setState({ crashed: false, Screen: undefined });
  };

  override render() {
    const { crashed, Screen } = this.state;
    if (!crashed) return this.props.children;
    return Screen ? <Screen onRetry={this.retry} inside={this.props.inside} /> : null;
  }
}
