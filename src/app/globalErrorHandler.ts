import { toast } from '@/components/Toast/toasts';
import { createReporter } from '@/device/errorReports';
import { i18n } from '@/i18n/i18n';
import { settings } from '@/lib/allSettings';

/** The head of a stack in V8, which may hold a message with anything in it. */
const headOf = (error: Error): string => (error.stack?.startsWith(String(error)) ? String(error) : '');

/** A frame of V8 (`at pay (address:1:2)`), of Firefox and Safari (`pay@address:1:2`), or Safari's bare address. */
const frame = /^\s*at .*|^.*@.*|^\S+:\d+:\d+$/gm;
/** A frame of the browser itself, such as `JSON.parse`: whoever called it stands in the next one. */
const isNative = (line: string) =>
  /\((?:<anonymous>|native)\)$|@\[native code\]$|^\s*at (?:async )?<anonymous>$/.test(line);
/** The development server serves the source itself. */
const ownFile = import.meta.env.DEV
  ? /^\/((?:assets|src)\/[\w./-]+\.(?:js|tsx?)).*?(:\d+:\d+)$/
  : /^\/(assets\/[\w.-]+\.js)(:\d+:\d+)$/;

/** Where in the site's own files a frame is; undefined for a frame of anybody else. */
function ownPlace(line: string): string | undefined {
  const { origin } = globalThis.location;
  const [, address = ''] = /(?:^|[\s(@])([^\s(@]+:\d+:\d+)\)?$/.exec(line) ?? [];
  if (!address.startsWith(`${origin}/`)) return undefined;
  const [, file, at] = ownFile.exec(address.slice(origin.length)) ?? [];
  return file && file + at;
}

/**
 * The places of an error in the site's own files. Empty if its first frame is not in one of them: extensions, scripts of
 * an app's browser and inline scripts run in the page, too.
 */
export function placesOf(thrown: unknown): string[] {
  if (!(thrown instanceof Error) || typeof thrown.stack !== 'string') return [];
  const lines = thrown.stack.slice(headOf(thrown).length).match(frame) ?? [];
  const places = lines.filter((line) => !isNative(line)).map(ownPlace);
  return places[0] ? places.filter((place) => place !== undefined) : [];
}

/**
 * Tells the member about the site's own errors that no boundary catches, and reports them to the address in
 * `settings.errorReports`, if there is one. Returns what stops it.
 */
export function watchErrors(): () => void {
  const report = createReporter(() => settings.errorReports);
  const tell = (thrown: unknown) => {
    // A request that was given up is nobody's mistake.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    const at = placesOf(thrown);
    if (at.length === 0) return;
    toast.error(i18n.t('common:uncaught'));
    report('uncaught', thrown, at);
  };
  const onError = ({ error }: ErrorEvent) => tell(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
