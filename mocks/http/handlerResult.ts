/** What a call answers: a status, and a body that is JSON. */
export interface HandlerResult {
  readonly status: number;
  readonly body: unknown;
  /** An earlier command with the same key has got this response before. */
  readonly replayed?: true;
}
