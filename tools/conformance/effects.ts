import { randomUUID } from 'node:crypto';
import {
  bahtText,
  type Difference,
  describeEntries,
  difference,
  type Entry,
  expectChange,
  expectNothing,
  type Snapshot,
  snapshot,
} from './account.ts';
import { type Command, type Expected, move, type TestAccounts } from './commands.ts';
import { described, isDone, isGeneral, type Reply, type Rule, type TestRequest } from './session.ts';

/** A command that was carried out or refused, so that later rules can send its key again. */
export interface CommandResult {
  command: Command;
  ask: TestRequest & { key: string };
  reply: Reply;
  /** Time of the response by the backend's clock, in ms since 1970 UTC. */
  at?: number;
}

/** Takes a new snapshot of the member. Every rule ends with it, so that `world.now` is up to date. */
export const refresh = async (world: TestAccounts): Promise<Snapshot> => {
  world.now = await snapshot(world.session);
  return world.now;
};

/** Runs `work` and checks that nothing has changed. */
export async function unchanged(
  world: TestAccounts,
  rule: Rule,
  call: string,
  text: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = world.now;
  await work();
  expectNothing(world.session, rule, call, text, difference(before, await refresh(world)));
}

export const isSame = (first: Reply, repeated: Reply): boolean =>
  first.status === repeated.status && JSON.stringify(first.body) === JSON.stringify(repeated.body);

/** The effects of the requests of `carryOut`. */
export interface Outcome {
  before: Snapshot;
  replies: Reply[];
  /** Number of keys whose request was carried out. */
  done: number;
}

/** Amount of each transfer that `carryOut` sends beside a command, in satang. */
const smallest = 1_00;

/** Sends transfers to the first game. Returns how many were carried out. */
async function sendTransfers({ session, games: [game = ''] }: TestAccounts, count: number): Promise<number> {
  const body = { from: 'WALLET', to: game, amount: smallest / 100 };
  const asks = Array.from({ length: count }, () => session.ask('transfer', { body, key: randomUUID() }));
  return (await Promise.all(asks)).filter(isDone).length;
}

/** Returns what is left of a difference without transfers to the first game, and checks that each has its entry. */
function withoutTransfers(world: TestAccounts, actual: Difference, count: number): Difference {
  const { session, games } = world;
  const [game = ''] = games;
  if (count === 0) return actual;
  const by = count * smallest;
  const entries = [...actual.entries];
  let found = 0;
  for (; found < count; found += 1) {
    const index = entries.findIndex(({ from, to, amount }) => from === 'WALLET' && to === game && amount === -smallest);
    if (index < 0) break;
    entries.splice(index, 1);
  }
  const text = 'a transfer beside another command has its entry';
  const isListed = session.lacks('getStatements') !== undefined || found === count;
  session.check('entries', 'transfer', isListed, text, `${found} entries of ${count} transfers`);
  return {
    ...actual,
    wallet: actual.wallet + by,
    games: new Map([...actual.games].map(([code, change]) => [code, code === game ? change - by : change])),
    entries,
    total: actual.total - found,
  };
}

/**
 * Sends requests of a command at the same time and judges their effect: each key is carried out once, and at most
 * `most` keys. A wrong effect breaks `rule`. `transfers` is a number of small transfers to a game in the same moment.
 */
export async function carryOut(
  world: TestAccounts,
  rule: Rule,
  command: Command,
  amount: number,
  asks: readonly (TestRequest & { key: string })[],
  { most = asks.length, keep = false, transfers = 0 } = {},
): Promise<Outcome> {
  const { session, now: before } = world;
  const { call, title } = command;
  const from = session.date;
  const [change, expected] = [command.change(world, amount), command.entries(world, amount)];
  if (call.startsWith('withdraw')) session.run.spent += amount;
  const sending = Promise.all(asks.map((ask) => session.ask(call, ask)));
  const [replies, moved] = await Promise.all([sending, sendTransfers(world, transfers)]);
  const done = new Set(asks.flatMap(({ key }, index) => (isDone(replies[index] as Reply) ? key : []))).size;
  const times = Math.min(done, most);
  const after = await refresh(world);
  const actual = withoutTransfers(world, difference(before, after), moved);
  const moveBack = async () => {
    const [game = ''] = world.games;
    if (moved > 0) await move(world, game, 'WALLET', moved * smallest);
    if (moved > 0) await refresh(world);
  };
  if (done === 0 && call.startsWith('withdraw')) session.run.spent -= amount;
  if (done === 0) {
    if (moved > 0) expectChange(session, rule, call, `${title} that is refused moves nothing`, actual, {});
    await moveBack();
    return { before, replies, done };
  }
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
  const isUndone = !keep && command.undo !== undefined;
  if (isUndone) await command.undo?.(world, amount * times);
  world.now = after;
  if (isUndone && moved === 0) await refresh(world);
  await moveBack();
  return { before, replies, done };
}

/** Records why a command that should be carried out was refused: a reason of the contract, or a violation. */
export function judgeRefusal({ session }: TestAccounts, rule: Rule, { call, title }: Command, reply?: Reply): void {
  if (!reply || session.isMissing(call, reply)) return;
  const isReason = !isGeneral(reply) && reply.message !== 'MONEY_NOT_ENOUGH';
  if (isReason) session.skip(rule, call, `${title} was refused with ${described(reply)}`);
  else session.check(rule, call, false, `carries out ${title}, which the member can afford`, reply);
}

const isCounted = ({ statementType, status }: Entry) =>
  status !== 'FAILED' && (statementType !== 'deposit' || status === 'SUCCESS');

/** Checks that the statement explains the changes of balances, and has the expected entries. */
function judgeEntries(
  { session }: TestAccounts,
  { call, title }: Command,
  actual: Difference,
  expected: readonly Expected[] | undefined,
  [from, to]: readonly [number, number],
): void {
  const check = (isSo: boolean, text: string, got: string) => session.check('entries', call, isSo, text, got);
  const counted = actual.entries.filter(isCounted);
  const getSum = (code: string) =>
    counted.reduce((sum, entry) => {
      if (code === 'WALLET') return sum + (entry.from === code || entry.to === code ? entry.amount : 0);
      const by = Math.abs(entry.amount);
      return sum + (entry.to === code ? by : 0) - (entry.from === code ? by : 0);
    }, 0);
  const wrong = [['WALLET', actual.wallet] as const, ...actual.games].filter(([code, by]) => getSum(code) !== by);
  const differences = wrong.map(
    ([code, by]) => `${code} changed by ${bahtText(by)}, its entries by ${bahtText(getSum(code))}`,
  );
  check(wrong.length === 0, `the entries of ${title} explain every change, with their signs`, differences.join('; '));
  const late = actual.entries
    .map(({ createdAt }) => createdAt)
    .filter((createdAt) => !(Date.parse(createdAt) >= from - 3_000 && Date.parse(createdAt) <= to + 3_000));
  check(late.length === 0, '`createdAt` follows the clock of `Date`', late.join(', '));
  if (!expected) return;
  const left = [...actual.entries];
  const missingRows = expected.filter((row) => {
    const index = left.findIndex((entry) => fits(entry, row));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const missing = `missing: ${describeEntries(missingRows.slice(0, 1))}; new: ${describeEntries(actual.entries)}`;
  check(missingRows.length === 0, `${title} adds its entry`, missing);
  // Others may pay in the meantime, but not the same amount.
  const extra = left.filter((row) => row.statementType !== 'deposit' || expected.some((item) => fits(row, item)));
  check(extra.length === 0, `${title} adds no other entry`, describeEntries(extra));
  const grown = `${actual.total} more for ${expected.length}`;
  check(actual.total >= expected.length, '`total` grows with each entry', grown);
}

const fits = (entry: Entry, { statementType, from, to, amount, reference }: Expected) =>
  entry.statementType === statementType &&
  (from === undefined || entry.from === from) &&
  (to === undefined || entry.to === to) &&
  (amount === undefined || entry.amount === amount) &&
  (!reference || reference in entry);
