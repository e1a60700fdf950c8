/** One exchange, by fetch or, for uploads, by XMLHttpRequest. Rejects when there is no whole answer. */
export interface Exchange {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
  onProgress?: (share: number) => void;
}

export interface RawResponse {
  status: number;
  /** A response header, null where there is none or another origin does not expose it. */
  header: (name: string) => string | null;
  text: string;
}
