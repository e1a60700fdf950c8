import { autoLoginCalls } from '@/api/calls/autoLogin';
import type { Credentials, GameAccount } from '@/api/calls/wallet';
import { runCommand } from '@/api/commands/command';

/** How a game is entered: by an address, or by a form that logs the member in. */
export type Entrance = { link: string | null } | { action: string; fields: Readonly<Record<string, string>> };

const hasAutoLogin = (code: string): code is keyof typeof autoLoginCalls => Object.hasOwn(autoLoginCalls, code);

/**
 * An auto-login link where the provider has one, the form of its `event` where the
 * credentials bring one, else its `web` address. Rejects with an `ApiError` when the provider refuses; `undefined` while
 * the same game is already being asked for.
 */
export async function findEntrance(
  account: GameAccount,
  { username, password, event }: Credentials,
): Promise<Entrance | undefined> {
  if (event) return event;
  if (!hasAutoLogin(account.code)) return { link: account.web };
  // Calls without a password in their path leave it out of the address: only named parameters are filled in.
  const asking = runCommand(autoLoginCalls[account.code] as typeof autoLoginCalls.ASKMEBET, {
    params: { username, password },
  });
  return asking && { link: (await asking).link };
}
