import { toast } from '@/components/Toast/toasts';
import { i18n } from '@/i18n/i18n';
import { appVersion } from '@/lib/appVersion';
import { settings } from '@/lib/settings';

/** A page that breaks again and again tells it so often. */
const mostReports = 5;

/** What is reported of an error: no message and no address can hold anything personal when neither is part of it. */
export interface ErrorReport {
  version: string;
  /** The kind of error, such as "TypeError". */
  name: string;
  /** Where in the site's own files it was, innermost first: `assets/Home-1a2b.js:1:234`. */
  at: string[];
}

/** The report of whatever was thrown. */
export function reportOf(thrown: unknown): ErrorReport {
  const { name, stack } = thrown instanceof Error ? thrown : { name: typeof thrown, stack: '' };
  const at = [...(stack ?? '').matchAll(/\/(assets\/[\w.-]+\.js:\d+:\d+)/g)].map(([, place]) => place ?? '');
  return { version: appVersion, name: /^\w{1,40}$/.test(name) ? name : 'Error', at: at.slice(0, 8) };
}

/**
 * The last resort, for what no boundary catches: the member is told and has a way on, and the place that a build setting
 * names gets a report; none is named by default. Returns what stops it.
 */
export function watchErrors(): () => void {
  let reported = 0;
  const tell = (thrown: unknown) => {
    // A request that was given up is nobody's mistake.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    toast.error(i18n.t('common:uncaught'));
    if (!settings.errorReports || reported >= mostReports) return;
    reported += 1;
    navigator.sendBeacon(settings.errorReports, JSON.stringify(reportOf(thrown)));
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
