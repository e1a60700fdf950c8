import { chat } from './checks/chat.ts';
import type { Check } from './checks/check.ts';
import { deposits } from './checks/deposits.ts';
import { games } from './checks/games.ts';
import { keys } from './checks/keys.ts';
import { profile, reads } from './checks/member.ts';
import { transfers, withdrawals } from './checks/money.ts';
import { requests } from './checks/requests.ts';
import { bonuses, invites, refunds, wheel } from './checks/rewards.ts';
import { login, register, visitor } from './checks/visitor.ts';
import { readContract } from './document.ts';
import { TestContext, type TestOptions } from './testContext.ts';

/** All checks in the order in which they run: commands that an active bonus would block come before the bonus. */
export const checks: readonly Check[] = [
  visitor,
  login,
  reads,
  transfers,
  games,
  deposits,
  invites,
  refunds,
  wheel,
  withdrawals,
  bonuses,
  chat,
  profile,
  keys,
  requests,
  register,
];

const isWanted = ({ name, calls }: Check, only: readonly string[]) =>
  only.length === 0 || only.includes(name) || calls.includes('*') || calls.some((call) => only.includes(call));

/** Returns the checks that run with these options. */
export const planOf = ({ only, readOnly }: Pick<TestOptions, 'only' | 'readOnly'>): Check[] =>
  checks.filter((check) => isWanted(check, only) && !(readOnly && check.changes));

/**
 * Tests a backend against the contract. `document` is the parsed `openapi.json`. The returned context holds the
 * results. A check that throws counts as a violation and does not stop the other checks.
 */
export async function conform(document: unknown, options: TestOptions): Promise<TestContext> {
  const context = new TestContext(readContract(document), options);
  const told = await context.ask('login', { token: null, body: options.login });
  context.token = String((told.body as { token?: string } | null)?.token ?? '');
  const plan = planOf(options);
  for (const check of plan) {
    if (!context.token && !check.isPublic) {
      for (const call of check.calls) context.skip(call, check.name, 'the login did not give a token');
      continue;
    }
    try {
      await check.run(context);
    } catch (error) {
      const [call = ''] = check.calls;
      context.check(
        call,
        check.name,
        false,
        `a complete run of the check; got ${(error as Error).stack?.split('\n').slice(0, 2).join(' ')}`,
      );
    }
  }
  const judged = new Set(context.results.map(({ call }) => call));
  for (const call of context.contract.operations.keys())
    if (!judged.has(call)) context.skip(call, 'every call is tested', 'no check called it');
  return context;
}
