import { appVersion } from '@/lib/appVersion';

/**
 * Where an error was: `start`: the page did not start; `file`: a script did not come; `render`: a screen broke, and the
 * crash screen took its place; `uncaught`: anything else that nothing has caught.
 */
type ErrorKind = 'start' | 'file' | 'render' | 'uncaught';

/** A report of an error. It holds no message and no address, because both may hold something personal. */
export interface ErrorReport {
  version: string;
  /** The build id, as in `/version.json`; `''` from the development server. */
  build: string;
  kind: ErrorKind;
  /** The error's name, such as "TypeError". */
  name: string;
  /** Places in the site's own files, innermost first: `assets/Home-1a2b.js:1:234`; a missing file has no position. */
  at: string[];
}

/** A page sends at most this many reports. */
const mostReports = 5;

const buildId = () => document.querySelector<HTMLMetaElement>('meta[name="kapao:build"]')?.content ?? '';

/** The places that a thrown value names. Of its message, only the address of a file that did not come is used. */
function placesIn(thrown: unknown): string[] {
  if (!(thrown instanceof Error)) return [];
  const named = `${thrown.message} ${thrown.stack}`.matchAll(/\/(assets\/[\w.-]+\.js(?::\d+:\d+)?)/g);
  return [...named].map(([, place]) => place ?? '');
}

/** Returns the report of a thrown value. `at` is what it names itself unless the caller knows better. */
export function reportOf(kind: ErrorKind, thrown: unknown, at: readonly string[] = placesIn(thrown)): ErrorReport {
  const name = thrown instanceof Error ? thrown.name : typeof thrown;
  return {
    version: appVersion,
    build: buildId(),
    kind,
    name: /^\w{1,40}$/.test(name) ? name : 'Error',
    at: [...new Set(at)].slice(0, 8),
  };
}

/**
 * Returns a function that posts reports to an address as JSON: each one once, at most five. Nothing waits for the
 * response, and no cookie goes along. Without an address it does nothing.
 */
export function createReporter(
  address: () => string,
): (kind: ErrorKind, thrown: unknown, at?: readonly string[]) => void {
  const sent = new Set<string>();
  return (kind, thrown, at) => {
    const to = address();
    if (!to) return;
    const body = JSON.stringify(reportOf(kind, thrown, at));
    if (sent.has(body) || sent.size >= mostReports) return;
    sent.add(body);
    const headers = { 'Content-Type': 'application/json' };
    // `keepalive`: the report arrives also when the member leaves the page at once.
    fetch(to, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(() => {});
  };
}
