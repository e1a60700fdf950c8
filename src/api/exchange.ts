/** One exchange, by fetch or, for uploads, by XMLHttpRequest. Rejects when there is no whole answer. */
export interface Exchange {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
  onProgress?: (share: number) => void;
}

export interface RawAnswer {
  status: number;
  text: string;
  /** The `Retry-After` header, where the browser shows it. */
  retryAfter?: string | null;
}
