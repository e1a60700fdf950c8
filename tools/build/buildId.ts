import { createHash } from 'node:crypto';

/** Stands in pages and in the service worker until the build id is known. */
export const buildIdPlaceholder = 'kapao-build-id';

/** The most line ends that pad a file. */
const mostPadding = 1024;

interface Stamped {
  /** The id: a hash of the files and their headers, so equal sources give equal ids. */
  build: string;
  files: Map<string, string>;
}

/**
 * Puts the build id into the files that keep their names from build to build. Browsers keep pages with the headers that
 * came with them, so another header makes another build. nginx makes an ETag of a file's time and size, and tools that
 * copy files may set equal times, so line ends at the end make the sizes of two builds differ.
 */
export function stampBuild(files: ReadonlyMap<string, string>, headers: object): Stamped {
  const parts = JSON.stringify([[...files], headers]);
  const build = createHash('sha256').update(parts).digest('hex').slice(0, 16);
  const padding = '\n'.repeat(Number.parseInt(build.slice(0, 8), 16) % mostPadding);
  return {
    build,
    files: new Map([...files].map(([file, text]) => [file, text.replaceAll(buildIdPlaceholder, build) + padding])),
  };
}
