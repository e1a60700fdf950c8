/** What the build tells the service worker. */
export interface WorkerFacts {
  /** Pages, by the address that they are kept under. */
  pages: readonly string[];
  /** Hashed files that every page needs at once. */
  assets: readonly string[];
  /** The site's script, which every page of this build names. */
  entry: string;
  /** Hashes of what stands in the pages, as this build's policy allows them. */
  hashes: readonly string[];
  /** Changes with the pages, their headers, the files and the worker itself. */
  build: string;
}
