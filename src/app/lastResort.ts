import { toast } from '@/components/Toast/toasts';
import { createReporter } from '@/device/errorReports';
import { i18n } from '@/i18n/i18n';
import { settings } from '@/lib/allSettings';

/**
 * The last resort, for what no boundary catches: the member is told and has a way on, and the place that a build setting
 * names gets a report; none is named by default. Returns what stops it.
 */
export function watchErrors(): () => void {
  const report = createReporter(() => settings.errorReports);
  const tell = (thrown: unknown) => {
    // A request that was given up is nobody's mistake.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    toast.error(i18n.t('common:uncaught'));
    report('uncaught', thrown);
  };
  // Without an error it is the browser's own notice, or another site's script.
  const onError = ({ error }: ErrorEvent) => {
    if (error) tell(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
