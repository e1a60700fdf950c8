import type { PendingCommand } from '@/api/commands/pendingCommand';

/**
 * Why a call failed.
 * - `http`: the server refused; `code` or `message` is the reason, if it gave one
 * - `network`: no connection, or it broke; `timeout`: no response in time
 * - `malformed`: an unusable response (HTML, empty, cut off, or without an essential field)
 * - `aborted`: the app aborted it; `refused`: never sent, because a path parameter is not a path segment
 * - `unconfirmed`: never sent, because an earlier command of its kind (`command`) has no result yet: ask the member
 *   first
 * - `inFlight`: never sent, because a tab is still sending such a command (`command`)
 * - `settled`: never sent again, because the stored command has a result by now
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
  | 'settled';

interface Details {
  /** HTTP status; 0 without a response. */
  status?: number;
  /** The server's text. */
  message?: string;
  isOutcomeUnknown?: boolean;
  affectsMoney?: boolean;
  retryAfterMs?: number;
}

/** The only error that calls fail with. `errorText` turns it into a text for the member. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number;
  /** The server's code, such as `WRONG_PASSWORD`, `invalid-token` or `gone`; `''` if it sent none. */
  readonly code: string;
  /** True if a command may have been carried out: no response, or one that does not say its result. */
  isOutcomeUnknown: boolean;
  /** True if the call moves money: the app then links the statement and reloads the wallet. */
  readonly affectsMoney: boolean;
  /** The server's minimum wait before a retry, in ms from the response; 0 if it named none. */
  retryAfterMs: number;
  /** When the command was sent, in ms by the server's clock; 0 for reads. */
  sentAt = 0;
  /** The stored command whose outcome is unknown, or the earlier one that blocks this one. */
  command: PendingCommand | undefined;
  /** Show nothing: the member was sent to the login or to /terminated because of it, or its session is over. */
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
