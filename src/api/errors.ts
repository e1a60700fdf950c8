/**
 * Why a call failed.
 * - `http`: a refusal by the server; `code` or `message` says why, as far as it told
 * - `network`: no connection, or it broke; `timeout`: no answer in time
 * - `malformed`: an answer that is no such answer (HTML, empty, cut off, without what it is for)
 * - `aborted`: given up by the app; `refused`: never sent, because a path parameter is no path segment
 */
export type FailureKind = 'http' | 'network' | 'timeout' | 'malformed' | 'aborted' | 'refused';

interface Details {
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** The server's own text. */
  message?: string;
  unknownResult?: boolean;
}

/** The one way in which calls fail. Turn it into words for the member with `errorText`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly status: number;
  /** A code of spec section 8, `invalid-token` or `gone`; `''` when the server told none. */
  readonly code: string;
  /** True when a money command may have happened all the same: point to the statement, reload the wallet. */
  readonly unknownResult: boolean;
  /** When the command was sent, in milliseconds by the server's clock; 0 for reads. */
  sentAt = 0;
  /** Nothing is left to say: the member was sent to login or to /terminated for it, or its session is over. */
  isHandled = false;

  constructor(kind: FailureKind, { status = 0, message = '', unknownResult = false }: Details = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = /^[A-Za-z][\w-]{1,63}$/.test(message) ? message : '';
    this.unknownResult = unknownResult;
  }
}

/**
 * A command may have been carried out all the same: no answer, none that can be read, a 5xx without a word, or a gateway
 * (502 to 504) without a code, whose words are its own and say nothing of the server behind it.
 */
export function isLostAnswer({ kind, status, code, message }: ApiError): boolean {
  if (kind !== 'http') return true;
  return status >= 500 && (status > 501 && status < 505 ? code : message) === '';
}
