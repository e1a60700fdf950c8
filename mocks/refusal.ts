/** HTTP statuses of the codes that do not use 400. */
const statuses: Record<string, number> = {
  'invalid-token': 401,
  UNAUTHORIZED: 401,
  EXPIRED_AUTH_TOKEN: 401,
  INVALID_IP: 403,
  INACTIVE_USER: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  gone: 410,
  'too-large': 413,
  REQUEST_LIMIT: 429,
  REQUEST_LIMIT_1MIN: 429,
  INTERNAL_SERVER_ERROR: 500,
};

export const getStatus = (code: string): number => statuses[code] ?? 400;

/**
 * A refused call: a handler throws it, and the response is `{ message: code }`. Throw it before making changes, except
 * changes that record the failure.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  readonly status: number;
  constructor(code: string, status = getStatus(code)) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

export function refuse(code: string, status?: number): never {
  throw new Refusal(code, status);
}
