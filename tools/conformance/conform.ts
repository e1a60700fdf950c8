import { chat } from './checks/chat.ts';
import { deposits } from './checks/deposits.ts';
import { games } from './checks/games.ts';
import type { Journey } from './checks/journey.ts';
import { keys } from './checks/keys.ts';
import { profile, reads } from './checks/member.ts';
import { transfers, withdrawals } from './checks/money.ts';
import { requests } from './checks/requests.ts';
import { bonuses, invites, refunds, wheel } from './checks/rewards.ts';
import { login, register, visitor } from './checks/visitor.ts';
import { readContract } from './document.ts';
import { Kit, type KitOptions } from './kit.ts';

/** In the order in which they are walked: what a bonus would block comes before it. */
export const journeys: readonly Journey[] = [
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

const isWanted = ({ name, calls }: Journey, only: readonly string[]) =>
  only.length === 0 || only.includes(name) || calls.includes('*') || calls.some((call) => only.includes(call));

/** What will be walked with these options. */
export const planOf = ({ only, readOnly }: Pick<KitOptions, 'only' | 'readOnly'>): Journey[] =>
  journeys.filter((journey) => isWanted(journey, only) && !(readOnly && journey.changes));

/**
 * Tests a backend against the contract. `document` is the parsed `openapi.json`. The returned kit holds the results; a
 * journey that cannot go on is recorded as a finding and does not stop the others.
 */
export async function conform(document: unknown, options: KitOptions): Promise<Kit> {
  const kit = new Kit(readContract(document), options);
  const told = await kit.ask('login', { token: null, body: options.login });
  kit.token = String((told.body as { token?: string } | null)?.token ?? '');
  const plan = planOf(options);
  for (const journey of plan) {
    if (!kit.token && !journey.isPublic) {
      for (const call of journey.calls) kit.skip(call, journey.name, 'the login did not give a token');
      continue;
    }
    try {
      await journey.walk(kit);
    } catch (error) {
      const [call = ''] = journey.calls;
      kit.hold(
        call,
        journey.name,
        false,
        `a journey to its end; came ${(error as Error).stack?.split('\n').slice(0, 2).join(' ')}`,
      );
    }
  }
  const judged = new Set(kit.verdicts.map(({ call }) => call));
  for (const call of kit.contract.operations.keys())
    if (!judged.has(call)) kit.skip(call, 'every call is asked', 'left out');
  return kit;
}
