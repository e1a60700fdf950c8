/** What a call answers: a status, and a body that is JSON. */
export interface Told {
  readonly status: number;
  readonly body: unknown;
}
