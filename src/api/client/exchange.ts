/** One request by fetch or, for uploads, by XMLHttpRequest. Rejects without a complete response. */
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
  /** Returns a response header; null if it is missing or another origin does not expose it. */
  header: (name: string) => string | null;
  text: string;
}
