export interface ShownPage<Row> {
  /**
   * The rows of the requested page or, until that page has loaded, of the page shown before. Undefined before the first
   * page has loaded.
   */
  rows: readonly Row[] | undefined;
  /** The page number of `rows`. */
  number: number;
  requestedPage: number;
  pageSize: number;
  /** The total number of rows; undefined if unknown. */
  total: number | undefined;
  /** The time when the page arrived, in ms by the server's clock. */
  arrivedAt: number;
  /** The time when the page arrived, in ms by the device's clock, to compare with events on this page. */
  arrivedAtByDevice: number;
  /** True while the requested page loads and another page is shown. */
  isTurning: boolean;
  /** True if the last request for the requested page failed. */
  hasFailed: boolean;
  /** The error if `hasFailed` is true. */
  failure?: unknown;
  isRefreshing: boolean;
  /** Requests the page again. Does nothing while a refresh is running. */
  refresh: () => Promise<void>;
  turn: (page: number) => void;
}
