/**
 * The reason why a call failed.
 * - `http`: the server refused; `code` or `message` is the reason, if the server sent one
 * - `network`: there was no connection, or it broke; `timeout`: no response arrived in time
 * - `malformed`: the response is unusable (HTML, empty, cut off, or without an essential field), or the app itself
 *   threw another error
 * - `aborted`: the app aborted the call, or the session ended before the response
 * - `refused`: never sent, because a path parameter cannot be a path segment or the member has logged out
 */
export type FailureKind = 'http' | 'network' | 'timeout' | 'malformed' | 'aborted' | 'refused';

interface Details {
  /** HTTP status; 0 without a response. */
  status?: number;
  /** The server's text, which may be a code. */
  message?: string;
  isOutcomeUnknown?: boolean;
  affectsMoney?: boolean;
  retryAfterMs?: number;
  isHandled?: boolean;
}

/** The only class of errors that calls reject with. `errorText` returns its text for the member. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number;
  /** The server's code, such as `WRONG_PASSWORD`, `invalid-token` or `gone`; `''` if it sent none. */
  readonly code: string;
  /**
   * True if a command may have been carried out, because there was no response or the response does not show the
   * result.
   */
  readonly isOutcomeUnknown: boolean;
  /**
   * True if the call is declared as `money`. With an unknown outcome, the error text then says that the result is
   * unknown.
   */
  readonly affectsMoney: boolean;
  /** The server's minimum wait before a retry, in ms from now; 0 if the server sent none. */
  readonly retryAfterMs: number;
  /**
   * True if the error must not be shown: the session is over, or this error has sent the member to the login or to
   * /terminated.
   */
  readonly isHandled: boolean;

  constructor(kind: FailureKind, details: Details = {}) {
    super(details.message ?? '');
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = /^[A-Za-z][\w-]{1,63}$/.test(this.message) ? this.message : '';
    this.isOutcomeUnknown = details.isOutcomeUnknown ?? false;
    this.affectsMoney = details.affectsMoney ?? false;
    this.retryAfterMs = details.retryAfterMs ?? 0;
    this.isHandled = details.isHandled ?? false;
  }

  /** Returns the same error with other details. */
  with(details: Details): ApiError {
    return new ApiError(this.kind, { ...this, message: this.message, ...details });
  }
}
