import type { PendingCommand } from '@/api/commands/pendingCommand';

/**
 * Why a call failed.
 * - `http`: a refusal by the server; `code` or `message` says why, as far as it told
 * - `network`: no connection, or it broke; `timeout`: no answer in time
 * - `malformed`: an answer that is no such answer (HTML, empty, cut off, without what it is for)
 * - `aborted`: given up by the app; `refused`: never sent, because a path parameter is no path segment
 * - `unconfirmed`: never sent, because an earlier command of its kind (`command`) has no result yet: ask the member first
 * - `inFlight`: never sent, because a tab still sends one (`command`); `settled`: the one to send again has a result by now
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
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** The server's own text. */
  message?: string;
  isOutcomeUnknown?: boolean;
  affectsMoney?: boolean;
  retryAfterMs?: number;
}

/** The one way in which calls fail. Turn it into words for the member with `errorText`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number;
  /** A code, `invalid-token` or `gone`; `''` when the server told none. */
  readonly code: string;
  /** True when a command may have been carried out: no response, or none that tells its result. */
  isOutcomeUnknown: boolean;
  /** Whether the call moves money: point to the statement, reload the wallet. */
  readonly affectsMoney: boolean;
  /** How long the server wants no further try, in milliseconds from the response; 0 if it named no time. */
  retryAfterMs: number;
  /** When the command was sent, in milliseconds by the server's clock; 0 for reads. */
  sentAt = 0;
  /** The stored command whose outcome is unknown, or the earlier one that stands in the way. */
  command: PendingCommand | undefined;
  /** Nothing is left to say: the member was sent to login or to /terminated for it, or its session is over. */
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
