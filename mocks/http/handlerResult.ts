/** The result of a call: a status and a JSON body. */
export interface HandlerResult {
  readonly status: number;
  readonly body: unknown;
  /** Set if this response repeats the response to an earlier command with the same idempotency key. */
  readonly replayed?: true;
}
