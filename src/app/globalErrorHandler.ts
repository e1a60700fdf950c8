import { toast } from '@/components/Toast/toasts';
import { createReporter } from '@/device/errorReports';
import { i18n } from '@/i18n/i18n';
import { settings } from '@/lib/allSettings';

/**
 * Returns the head of a V8 stack, which contains the error's message. The message can be any text, so it may look like
 * a frame. Returns `''` in other browsers, whose stacks have no head.
 */
const getHead = (error: Error): string => (error.stack?.startsWith(String(error)) ? String(error) : '');

/**
 * Matches a stack frame of V8 (`at pay (address:1:2)`), of Firefox and Safari (`pay@address:1:2`), or only an address
 * (Safari).
 */
const frame = /^\s*at .*|^.*@.*|^\S+:\d+:\d+$/gm;
/** Returns whether a frame belongs to the browser itself, such as `JSON.parse`. The next frame is its caller. */
const isNative = (line: string) =>
  /\((?:<anonymous>|native)\)$|@\[native code\]$|^\s*at (?:async )?<anonymous>$/.test(line);
/** Matches a script of the site and its position. The development server serves the source files. */
const ownFile = import.meta.env.DEV
  ? /^\/((?:assets|src)\/[\w./-]+\.(?:js|tsx?)).*?(:\d+:\d+)$/
  : /^\/(assets\/[\w.-]+\.js)(:\d+:\d+)$/;

/** Returns a frame's position in the site's own files. Undefined for a frame of any other script. */
function findOwnPosition(line: string): string | undefined {
  const { origin } = globalThis.location;
  const [, address = ''] = /(?:^|[\s(@])([^\s(@]+:\d+:\d+)\)?$/.exec(line) ?? [];
  if (!address.startsWith(`${origin}/`)) return undefined;
  const [, file, position] = ownFile.exec(address.slice(origin.length)) ?? [];
  return file && file + position;
}

/**
 * Returns the positions of an error in the site's own files. Empty unless the first frame that is not native is in one
 * of these files. Browser extensions, in-app browsers and inline scripts also run code in the page.
 */
export function getPositions(thrown: unknown): string[] {
  if (!(thrown instanceof Error) || typeof thrown.stack !== 'string') return [];
  const lines = thrown.stack.slice(getHead(thrown).length).match(frame) ?? [];
  const positions = lines.filter((line) => !isNative(line)).map(findOwnPosition);
  return positions[0] ? positions.filter((position) => position !== undefined) : [];
}

declare global {
  /** The uncaught errors from before `watchErrors` (`src/shell/guards.ts`). Undefined afterwards. */
  var kapaoErrors: unknown[] | undefined;
}

/**
 * Shows a toast for each uncaught error or unhandled rejection of the site's own code. Also reports the error to
 * `settings.errorReports` if that address is set. Also handles those since the start of the page. Returns a function that
 * stops both.
 */
export function watchErrors(): () => void {
  const report = createReporter(() => settings.errorReports);
  const handle = (thrown: unknown) => {
    // An aborted request is not an error.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    const positions = getPositions(thrown);
    if (positions.length === 0) return;
    toast.error(i18n.t('common:uncaught'));
    report('uncaught', thrown, positions);
  };
  const onError = ({ error }: ErrorEvent) => handle(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => handle(reason);
  for (const thrown of globalThis.kapaoErrors ?? []) handle(thrown);
  globalThis.kapaoErrors = undefined;
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
