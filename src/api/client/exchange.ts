/** One request by fetch or, for an upload, by XMLHttpRequest. Rejects if the response is incomplete. */
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
  /** Returns a response header. Null if it is missing, or if another origin does not expose it. */
  header: (name: string) => string | null;
  text: string;
}
