import {
  baht,
  type Difference,
  difference,
  type Entry,
  expectChange,
  expectNothing,
  type Snapshot,
  snapshot,
} from './account.ts';
import type { Command, Expected, World } from './commands.ts';
import { type Ask, described, isDone, isGeneral, type Reply, type Rule } from './session.ts';

/** A command that was carried out or refused, so that later rules can send its key again. */
export interface Sent {
  command: Command;
  ask: Ask & { key: string };
  reply: Reply;
}

/** Takes a new snapshot of the member. Every rule ends with it, so that `world.now` is up to date. */
export const refresh = async (world: World): Promise<Snapshot> => {
  world.now = await snapshot(world.session);
  return world.now;
};

/** Runs `work` and checks that nothing has changed. */
export async function unchanged(
  world: World,
  rule: Rule,
  call: string,
  text: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = world.now;
  await work();
  expectNothing(world.session, rule, call, text, difference(before, await refresh(world)));
}

export const isSame = (one: Reply, other: Reply): boolean =>
  one.status === other.status && JSON.stringify(one.body) === JSON.stringify(other.body);

/** What the requests of `carryOut` have done. */
export interface Outcome {
  before: Snapshot;
  replies: Reply[];
  /** Number of keys whose request was carried out. */
  done: number;
}

/**
 * Sends requests of a command at the same time and judges their effect: each key is carried out once, and at most
 * `most` keys. A wrong effect breaks `rule`.
 */
export async function carryOut(
  world: World,
  rule: Rule,
  command: Command,
  amount: number,
  asks: readonly (Ask & { key: string })[],
  { most = asks.length, keep = false } = {},
): Promise<Outcome> {
  const { session, now: before } = world;
  const { call, title } = command;
  const from = session.date;
  const [change, expected] = [command.change(world, amount), command.entries(world, amount)];
  if (call.startsWith('withdraw')) session.spent += amount;
  const replies = await Promise.all(asks.map((ask) => session.ask(call, ask)));
  const done = new Set(asks.flatMap(({ key }, at) => (isDone(replies[at] as Reply) ? key : []))).size;
  const times = Math.min(done, most);
  const actual = difference(before, await refresh(world));
  if (done === 0 && call.startsWith('withdraw')) session.spent -= amount;
  if (done === 0) return { before, replies, done };
  session.check(rule, call, done <= most, `carries out ${title} at most ${most}×`, `${done}×`);
  if (change) {
    const games = Object.fromEntries(Object.entries(change.games ?? {}).map(([code, by]) => [code, by * times]));
    const sum = { ...change, wallet: (change.wallet ?? 0) * times, games };
    expectChange(session, rule, call, `${title} moves exactly what it says`, actual, sum);
  }
  const rows = expected && Array.from({ length: times }, () => expected).flat();
  if (!session.lacks('getStatements')) judgeEntries(world, command, actual, rows, [from, session.date]);
  world.now = before;
  const reply = replies.find(isDone) as Reply;
  const broken = times === 1 && (await command.verify?.(world, amount, reply, actual));
  if (command.verify) session.check('exact', call, !broken, `${title}: response and effect agree`, broken || '');
  if (!keep) await command.undo?.(world, amount * times);
  await refresh(world);
  return { before, replies, done };
}

/** Records why a command that should be carried out was refused: a reason of the contract, or a violation. */
export function judgeRefusal({ session }: World, rule: Rule, { call, title }: Command, reply?: Reply): void {
  if (!reply || session.isMissing(call, reply)) return;
  const isReason = !isGeneral(reply) && reply.message !== 'MONEY_NOT_ENOUGH';
  if (isReason) session.skip(rule, call, `${title} was refused with ${described(reply)}`);
  else session.check(rule, call, false, `carries out ${title}, which the member can afford`, reply);
}

const isCounted = ({ statementType, status }: Entry) =>
  status !== 'FAILED' && (statementType !== 'deposit' || status === 'SUCCESS');

/** Checks that the statement explains the changes of balances, and has the expected entries. */
function judgeEntries(
  { session }: World,
  { call, title }: Command,
  actual: Difference,
  expected: readonly Expected[] | undefined,
  [from, to]: readonly [number, number],
): void {
  const check = (isSo: boolean, text: string, got: string) => session.check('entries', call, isSo, text, got);
  const counted = actual.entries.filter(isCounted);
  const sumOf = (code: string) =>
    counted.reduce((sum, entry) => {
      if (code === 'WALLET') return sum + (entry.from === code || entry.to === code ? entry.amount : 0);
      const by = Math.abs(entry.amount);
      return sum + (entry.to === code ? by : 0) - (entry.from === code ? by : 0);
    }, 0);
  const wrong = [['WALLET', actual.wallet] as const, ...actual.games].filter(([code, by]) => sumOf(code) !== by);
  const differences = wrong.map(([code, by]) => `${code} changed by ${baht(by)}, its entries by ${baht(sumOf(code))}`);
  check(wrong.length === 0, `the entries of ${title} explain every change, with their signs`, differences.join('; '));
  const late = actual.entries
    .map(({ createdAt }) => createdAt)
    .filter((at) => !(Date.parse(at) >= from - 3_000 && Date.parse(at) <= to + 3_000));
  check(late.length === 0, '`createdAt` follows the clock of `Date`', late.join(', '));
  if (!expected) return;
  const left = [...actual.entries];
  const lost = expected.filter((row) => {
    const at = left.findIndex((entry) => fits(entry, row));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const missing = `${JSON.stringify(lost[0])} is missing; new: ${JSON.stringify(left)}`;
  check(lost.length === 0, `${title} adds its entry`, missing);
  const extra = left.filter(({ statementType }) => statementType !== 'deposit');
  check(extra.length === 0, `${title} adds no other entry`, JSON.stringify(extra[0]));
  const grown = `${actual.total} more for ${expected.length}`;
  check(actual.total >= expected.length, '`total` grows with each entry', grown);
}

const fits = (entry: Entry, { statementType, from, to, amount, reference }: Expected) =>
  entry.statementType === statementType &&
  (from === undefined || entry.from === from) &&
  (to === undefined || entry.to === to) &&
  (amount === undefined || entry.amount === amount) &&
  (!reference || reference in entry);
