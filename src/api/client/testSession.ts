import { expect, vi } from 'vitest';
import { configureClient, type Session } from './client';
import { ApiError } from './errors';

/** Resolves with the `ApiError` of a call that must fail. */
export const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

/** Configures the client with a session of this token, or of a visitor. Its end removes `stored.token`. */
export function startSession(token: string | null) {
  const stored = { token };
  const forget = () => void Object.assign(stored, { token: null });
  const session = { getToken: () => stored.token, onSessionLost: vi.fn(forget), onGone: vi.fn() } satisfies Session;
  configureClient(session);
  return Object.assign(session, { stored });
}
