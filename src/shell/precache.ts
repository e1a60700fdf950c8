/** Facts about the build for the service worker. */
export interface WorkerFacts {
  /** The addresses of the pages in the cache. */
  pages: readonly string[];
  /** The hashed files that every page needs immediately. */
  assets: readonly string[];
  /** The address of the site's main script, which every page of this build contains. */
  entry: string;
  /** CSP hashes of the inline scripts and styles in this build's pages. */
  hashes: readonly string[];
  /** The build id. It changes when the pages, their headers, the files or the worker itself change. */
  build: string;
}
