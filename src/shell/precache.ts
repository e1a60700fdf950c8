/** Build facts for the service worker. */
export interface WorkerFacts {
  /** Pages, by their addresses in the cache. */
  pages: readonly string[];
  /** Hashed files that every page needs immediately. */
  assets: readonly string[];
  /** The site's script, which every page of this build contains. */
  entry: string;
  /** CSP hashes of the inline scripts and styles in this build's pages. */
  hashes: readonly string[];
  /** Changes when the pages, their headers, the files or the worker itself change. */
  build: string;
}
