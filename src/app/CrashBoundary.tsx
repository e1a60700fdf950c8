import { Component, type ComponentType, type ReactNode } from 'react';
import { retryFailedViews } from '@/i18n/lazyView';
import type { CrashScreenProps } from './CrashScreen';

interface State {
  crashed: boolean;
  Screen?: ComponentType<CrashScreenProps>;
}

/**
 * A render error, or a view that could not be fetched, shows the crash screen instead of a blank page (R32, R39). Its
 * code is fetched then; where even that fails, index.html shows its way out.
 */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidCatch() {
    import('./CrashScreen').then(
      ({ CrashScreen }) => this.setState({ Screen: CrashScreen }),
      () => window.dispatchEvent(new Event('kapao:start-failed')),
    );
  }

  retry = () => {
    retryFailedViews();
    this.setState({ crashed: false, Screen: undefined });
  };

  override render() {
    const { crashed, Screen } = this.state;
    if (!crashed) return this.props.children;
    return Screen ? <Screen onRetry={this.retry} /> : null;
  }
}
