/** One page of a list that the server gives in pages, as far as it is there. */
export interface ShownPage<Row> {
  /** What to show: the page asked for, or, while that one is fetched or cannot be, the one that was shown before it. */
  rows: readonly Row[] | undefined;
  /** Which page `rows` are. */
  number: number;
  requestedPage: number;
  pageSize: number;
  /** All rows there are, as far as it is known. */
  total: number | undefined;
  /** When it came, in milliseconds by the server's clock. */
  at: number;
  /** The same by the device's clock, to compare with what happened in this page. */
  atByDevice: number;
  /** The page asked for is on its way, and another one is shown meanwhile. */
  isTurning: boolean;
  /** The last try to fetch the page asked for has failed. */
  hasFailed: boolean;
  /** Why. */
  failure?: unknown;
  isRefreshing: boolean;
  /** Asks for the page again; a second tap meanwhile asks nothing. */
  refresh: () => Promise<void>;
  turn: (page: number) => void;
}
