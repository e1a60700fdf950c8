import { appVersion } from '@/lib/appVersion';

/**
 * The kind of an error, by the place where it occurred:
 * - `start`: the page did not start
 * - `file`: a script, or another file of a lazy chunk, failed to load
 * - `render`: a screen failed, and the crash screen replaced it
 * - `uncaught`: any other uncaught error
 */
type ErrorKind = 'start' | 'file' | 'render' | 'uncaught';

/**
 * An error report. It contains neither the error's message nor the page's address, because both may contain personal
 * data.
 */
export interface ErrorReport {
  version: string;
  /** The build id, as in `/version.json`; `''` from the development server. */
  build: string;
  kind: ErrorKind;
  /**
   * The error's name, such as `TypeError`. For a thrown value that is not an error, its `typeof`. `Error` replaces a
   * name that is not one word of at most 40 characters.
   */
  name: string;
  /**
   * At most eight positions in the site's own files, innermost first: `assets/Home-1a2b.js:1:234`. A file that failed
   * to load has no line and column.
   */
  at: string[];
}

/** The maximum number of reports per page. */
const maxReports = 5;

const buildId = () => document.querySelector<HTMLMetaElement>('meta[name="kapao:build"]')?.content ?? '';

/**
 * Returns the positions of the site's scripts in an error's stack and message. The message may name a file that failed
 * to load.
 */
function findPositions(thrown: unknown): string[] {
  if (!(thrown instanceof Error)) return [];
  const named = `${thrown.message} ${thrown.stack}`.matchAll(/\/(assets\/[\w.-]+\.js(?::\d+:\d+)?)/g);
  return [...named].map(([, place]) => place ?? '');
}

/**
 * Returns the report of a thrown value. `positions`: those in the site's files. Default: the positions in the value's
 * message and stack.
 */
export function getReport(
  kind: ErrorKind,
  thrown: unknown,
  positions: readonly string[] = findPositions(thrown),
): ErrorReport {
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  return {
    version: appVersion,
    build: buildId(),
    kind,
    name: /^\w{1,40}$/.test(name) ? name : 'Error',
    at: [...new Set(positions)].slice(0, 8),
  };
}

/**
 * Returns a function that posts reports to an address as JSON. It sends each report once, and at most five per page.
 * Nothing waits for the response, and no cookies are sent. Without an address it sends nothing.
 */
export function createReporter(
  address: () => string,
): (kind: ErrorKind, thrown: unknown, positions?: readonly string[]) => void {
  const sentBodies = new Set<string>();
  return (kind, thrown, positions) => {
    const to = address();
    if (!to) return;
    const body = JSON.stringify(getReport(kind, thrown, positions));
    if (sentBodies.has(body) || sentBodies.size >= maxReports) return;
    sentBodies.add(body);
    const headers = { 'Content-Type': 'application/json' };
    // `keepalive` sends the report even if the member leaves the page immediately.
    fetch(to, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(() => {});
  };
}
