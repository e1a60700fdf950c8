/** What the build tells the service worker. */
export interface WorkerFacts {
  /** Pages, by the address that they are kept under. */
  pages: readonly string[];
  /** Hashed files that every page needs at once. */
  assets: readonly string[];
  /** Changes with every build. */
  build: string;
}
