/** A file that the service worker keeps from its installation on; without a revision its name says what is in it. */
export interface Precached {
  url: string;
  revision: string | null;
}

/** What the build tells the service worker. */
export interface WorkerFacts {
  files: readonly Precached[];
  /** Changes with every build. */
  build: string;
}
