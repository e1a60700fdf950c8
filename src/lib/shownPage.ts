/** The page of a paged list that is on screen. */
export interface ShownPage<Row> {
  /** The rows to show: of the requested page or, until it has loaded, of the page shown before. */
  rows: readonly Row[] | undefined;
  /** The page number of `rows`. */
  number: number;
  requestedPage: number;
  pageSize: number;
  /** The number of all rows; undefined if unknown. */
  total: number | undefined;
  /** When the page arrived, in ms by the server's clock. */
  at: number;
  /** The same time by the device's clock, to compare with events on this page. In ms. */
  atByDevice: number;
  /** The requested page is loading while another one is shown. */
  isTurning: boolean;
  /** The last request for the requested page failed. */
  hasFailed: boolean;
  /** The reason for that failure. */
  failure?: unknown;
  isRefreshing: boolean;
  /** Requests the page again. A second tap meanwhile does nothing. */
  refresh: () => Promise<void>;
  turn: (page: number) => void;
}
