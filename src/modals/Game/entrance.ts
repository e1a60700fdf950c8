import { autoLoginCalls } from '@/api/calls/autoLogin';
import type { Credentials, GameAccount } from '@/api/calls/wallet';
import { sendCommand } from '@/api/commands/command';

/** A game's entrance: a URL (null if the game has no URL), or a form that logs the member in. */
export type Entrance = { link: string | null } | { action: string; fields: Readonly<Record<string, string>> };

const hasAutoLogin = (code: string): code is keyof typeof autoLoginCalls => Object.hasOwn(autoLoginCalls, code);

/** The provider whose credentials contain the form that logs the member in. */
const formLoginCode = 'UFABET';

/** Returns whether a game opens only with the account's credentials. All others open with the account's web address. */
export const needsCredentials = (code: string): boolean => hasAutoLogin(code) || code === formLoginCode;

/**
 * Returns a game's entrance: the form of the credentials' `event`, otherwise the provider's auto-login link, otherwise
 * the account's `web` URL. Rejects with an `ApiError` if the request for the auto-login link fails. Resolves to
 * undefined while the same request is in flight.
 */
export async function findEntrance(
  account: GameAccount,
  credentials: Credentials | undefined,
): Promise<Entrance | undefined> {
  if (credentials?.event) return credentials.event;
  if (!credentials || !hasAutoLogin(account.code)) return { link: account.web };
  const { username, password } = credentials;
  // `sendCommand` uses only the parameters that the call's path names. So the URL contains the password only if the path
  // requires it.
  const request = sendCommand(autoLoginCalls[account.code] as typeof autoLoginCalls.ASKMEBET, {
    params: { username, password },
  });
  return request && { link: (await request).link };
}
