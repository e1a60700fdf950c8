import { createHash } from 'node:crypto';

/** Placeholder in pages and in the service worker until the build id is known. */
export const buildIdPlaceholder = 'kapao-build-id';

/** The number of newlines at the end of a file is below this limit. */
const maxPadding = 1024;

interface Stamped {
  /** The id: a hash of the files and their headers, so equal sources give equal ids. */
  build: string;
  files: Map<string, string>;
}

/**
 * Puts the build id into the files whose names do not change between builds. Browsers cache pages together with their
 * headers, so a changed header also changes the id. nginx derives an ETag from a file's time and size, and copying may
 * set equal times. Each file therefore ends with a number of newlines that depends on the id.
 */
export function stampBuild(files: ReadonlyMap<string, string>, headers: object): Stamped {
  const parts = JSON.stringify([[...files], headers]);
  const build = createHash('sha256').update(parts).digest('hex').slice(0, 16);
  const padding = '\n'.repeat(Number.parseInt(build.slice(0, 8), 16) % maxPadding);
  return {
    build,
    files: new Map([...files].map(([file, text]) => [file, text.replaceAll(buildIdPlaceholder, build) + padding])),
  };
}
