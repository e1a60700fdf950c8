import { Component, type ReactNode } from 'react';
import { retryFailedViews } from '@/i18n/lazyView';
import { CrashScreen } from './CrashScreen';

interface State {
  crashed: boolean;
}

/** A render error, or a view that could not be fetched, shows the crash screen instead of a blank page (R32, R39). */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  retry = () => {
    retryFailedViews();
    this.setState({ crashed: false });
  };

  override render() {
    return this.state.crashed ? <CrashScreen onRetry={this.retry} /> : this.props.children;
  }
}
