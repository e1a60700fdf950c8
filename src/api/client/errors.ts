import type { PendingCommand } from '@/api/commands/pendingCommand';

/**
 * The reason why a call failed.
 * - `http`: the server refused; `code` or `message` is the reason, if the server sent one
 * - `network`: there was no connection, or it broke; `timeout`: no response arrived in time
 * - `malformed`: the response is unusable (HTML, empty, cut off, or without an essential field), or the app itself
 *   threw another error
 * - `aborted`: the app aborted the call, or the session ended before the response
 * - `refused`: never sent, because a path parameter cannot be a path segment or the member has logged out
 * - `unconfirmed`: never sent, because an earlier command of this kind has no result yet (see `command`); ask the
 *   member first
 * - `inFlight`: never sent, because a tab is still sending a command of this kind (see `command`)
 * - `settled`: not sent again, because the stored command has a result, is too old or is no longer stored (without
 *   `command`)
 * - `unrecorded`: never sent, because the device cannot store the command (see `command`); ask the member first
 */
export type FailureKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'aborted'
  | 'refused'
  | 'unconfirmed'
  | 'inFlight'
  | 'settled'
  | 'unrecorded';

interface Details {
  /** HTTP status; 0 without a response. */
  status?: number;
  /** The server's text, which may be a code. */
  message?: string;
  isOutcomeUnknown?: boolean;
  affectsMoney?: boolean;
  retryAfterMs?: number;
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
  isOutcomeUnknown: boolean;
  /**
   * True if the call is declared as `money`. With an unknown outcome, the error text then says that the result is
   * unknown.
   */
  readonly affectsMoney: boolean;
  /** The server's minimum wait before a retry, in ms from now; 0 if the server sent none. */
  retryAfterMs: number;
  /** The stored command whose outcome is unknown, or the earlier command that blocks this one. */
  command: PendingCommand | undefined;
  /**
   * True if the error must not be shown: the session is over, or this error has sent the member to the login or to
   * /terminated.
   */
  isHandled = false;

  constructor(kind: FailureKind, details: Details = {}) {
    const { status = 0, message = '', isOutcomeUnknown = false, affectsMoney = false, retryAfterMs = 0 } = details;
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.kind = kind;
    this.status = status;
    this.code = /^[A-Za-z][\w-]{1,63}$/.test(message) ? message : '';
    this.isOutcomeUnknown = isOutcomeUnknown;
    this.affectsMoney = affectsMoney;
  }
}
