import { isFile } from './fileTypes';

declare global {
  /** `renewFiles`, from the script in the page (`guards.ts`). So the app's first scripts do not contain it. */
  var kapaoRenew: typeof renewFiles | undefined;
}

/** The addresses of the hashed files with this ending that this page has requested. */
const requestedFiles = (ending: string): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`) && name.endsWith(ending)),
  ),
];

/** A hanging connection must not keep the page from showing its error. */
const longestMs = 10_000;
const ask = (file: string, cache: RequestCache) => fetch(file, { cache, signal: AbortSignal.timeout(longestMs) });

/** Requests a file from its host. The response replaces those in the browser's cache and in the service worker's. */
export const renewFile = (file: string): Promise<unknown> => ask(file, 'reload').catch(() => undefined);

/**
 * Requests again the files that a cache does not have in order: those that are missing, and those of a wrong type. If
 * there is none, a file may have the wrong content. So `all` then requests all files of this page. Default: all endings.
 *
 * Some hosts set caching by path, so browsers may store a wrong response for a year.
 */
export async function renewFiles({ ending = '', all = true } = {}): Promise<void> {
  const files = requestedFiles(ending);
  const isGood = (file: string) =>
    ask(file, 'force-cache').then(
      (response) => isFile(file, response),
      () => false,
    );
  const good = await Promise.all(files.map(isGood));
  const bad = files.filter((_, index) => !good[index]);
  await Promise.all((bad.length || !all ? bad : files).map(renewFile));
}
