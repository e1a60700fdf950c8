/** Facts about the build for the service worker. */
export interface WorkerFacts {
  /** The paths of the pages that the worker may cache: all public pages and home. */
  pages: readonly string[];
  /**
   * The paths of the hashed files to precache: scripts, styles and texts of the public pages, of home and of the update
   * offer.
   */
  assets: readonly string[];
  /** The address of the site's main script, which every page of this build contains. */
  entry: string;
  /** CSP hashes of the inline scripts and styles in this build's pages. */
  hashes: readonly string[];
  /** The build id. It changes when the pages, their headers, the files or the worker itself change. */
  build: string;
}
