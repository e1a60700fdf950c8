import { baht, bahtText, difference, expectChange, expectNothing, type Snapshot } from './account.ts';
import { type Command, commands, mayPayCoins, move, type TestAccounts } from './commands.ts';
import { carryOut, judgeRefusal, refresh, unchanged } from './effects.ts';
import { askFor, can } from './rules.ts';
import { described, isDone, type Reply } from './session.ts';

const rule = 'at-once';
/** Returns requests with a key each, from each session of the member in turn. */
const asksFor = (world: TestAccounts, command: Command, amount: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...askFor(world, command, amount),
    ...(index % 2 === 1 && { by: world.session.secondToken ?? world.session.token }),
  }));
const find = (name: string) => commands.find(({ call }) => call === name) as Command;

/** Sends a command with one key and with different keys at once: small amounts, and more than there is in all. */
export async function atOnce(world: TestAccounts, command: Command): Promise<void> {
  const { session } = world;
  const { call, title, source } = command;
  if (!command.amounts || !can(world, rule, command)) return;
  const [amount = 1_00] = command.amounts(world);
  const ask = askFor(world, command, amount);
  const { replies, done } = await carryOut(world, 'keys', command, amount, [ask, ask, ask], { most: 1 });
  if (done === 0) return judgeRefusal(world, rule, command, replies[0]);
  const texts = new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
  session.check('keys', call, texts.size === 1, `one key gets one response at once (${title})`, [...texts].join('; '));
  await oneKey(world, command, amount);
  if (call.startsWith('withdraw')) {
    const start = world.now;
    if (can(world, rule, command) && (await park(world, amount + 54)))
      await carryOut(world, rule, command, amount + 54, asksFor(world, command, amount + 54, 3), { most: 1 });
    return unpark(world, start);
  }
  const small = amount + 37;
  if (call === 'addMoney' || (source && source(world) >= 3 * small))
    await carryOut(world, rule, command, small, asksFor(world, command, small, 3));
  for (let round = 0; round < 3 && source && source(world) >= 1_00; round += 1) {
    const whole = source(world);
    await carryOut(world, rule, command, whole, asksFor(world, command, whole, 4), { most: 1 });
  }
}

/** Sends one key at once with two bodies, and with two calls. One of them is answered, and the key is invalid for the other. */
async function oneKey(world: TestAccounts, command: Command, amount: number): Promise<void> {
  const { session } = world;
  const { call, title } = command;
  const more = amount + 12;
  const tried: [what: string, call: string, amount: number][] = [['two bodies', call, more]];
  if (!session.lacks('refreshSlots') && !call.startsWith('withdraw')) tried.push(['two calls', 'refreshSlots', 0]);
  for (const [what, secondCall, secondAmount] of tried) {
    if (!can(world, 'keys', command) || (command.source && command.source(world) < more)) return;
    const isOver = session.run.spent + more > session.options.budget * 100;
    if (call.startsWith('withdraw') && isOver) return;
    const before = world.now;
    const ask = askFor(world, command, amount);
    const isBody = secondCall === call;
    const secondAsk = { ...(isBody && askFor(world, command, secondAmount)), key: ask.key };
    const [first, second] = await Promise.all([session.ask(call, ask), session.ask(secondCall, secondAsk)]);
    const moved = isDone(first) ? amount : isBody && isDone(second) ? secondAmount : 0;
    if (call.startsWith('withdraw')) session.run.spent += moved;
    const text = `one key with ${what} at once is carried out for one of them (${title})`;
    const invalid = [first, second].filter(({ message }) => message === 'KEY_INVALID');
    const isOne = !(isDone(first) && isDone(second)) && invalid.length === 1;
    session.check('keys', call, isOne, text, `${described(first)}; ${described(second)}`);
    const change = moved > 0 ? command.change(world, moved) : {};
    const actual = difference(before, await refresh(world));
    if (change) expectChange(session, 'keys', call, `${text}, exactly`, actual, change);
    world.now = before;
    if (moved > 0) await command.undo?.(world, moved);
    await refresh(world);
  }
}

/** Leaves `amount` in the main wallet and moves the rest into a game. Returns false if more is left. */
async function park(world: TestAccounts, amount: number): Promise<boolean> {
  const { session, games, now } = world;
  const [game = ''] = games;
  if (game) await move(world, 'WALLET', game, now.wallet - amount);
  const { wallet } = await refresh(world);
  const isLittle = wallet >= amount && wallet < 2 * amount;
  if (!isLittle) session.skip(rule, 'transfer', 'commands that want the same money: need an open game');
  return isLittle;
}

/** Brings the games back to their balances of `start`, and the rest to the main wallet. */
async function unpark(world: TestAccounts, start: Snapshot): Promise<void> {
  const more = [...world.now.games].map(([code, amount]) => [code, amount - (start.games.get(code) ?? 0)] as const);
  for (const [code, by] of more) if (by > 0) await move(world, code, 'WALLET', by);
  for (const [code, by] of more) if (by < 0) await move(world, 'WALLET', code, -by);
  await refresh(world);
}

/** Checks that money has only moved: the sum of all accounts has changed by what was withdrawn. */
async function judgeSum(
  world: TestAccounts,
  what: string,
  replies: readonly Reply[],
  withdrawn: number,
): Promise<void> {
  const { session, now: before } = world;
  const sum = ({ wallet, games }: Snapshot) => [...games.values()].reduce((total, amount) => total + amount, wallet);
  const after = await refresh(world);
  const actual = difference(before, after);
  const by = sum(after) - sum(before) - actual.external;
  const text = `${what} at once keep the sum of all accounts`;
  session.check(
    rule,
    'transfer',
    by === -withdrawn,
    text,
    `it changed by ${bahtText(by)}; ${bahtText(withdrawn)} withdrawn`,
  );
  if (!replies.some(isDone))
    expectNothing(session, rule, 'transfer', `${what} that are refused change nothing`, actual);
}

/** Sends `transferAll` several times at once, and pairs of different commands that want the same money. */
export async function pairs(world: TestAccounts): Promise<void> {
  const { session, games, limits } = world;
  const [game = '', otherGame = ''] = games;
  if (!session.wants('transfer', 'transferAll', 'withdraw', 'withdrawAll', rule)) return;
  if (!game || session.lacks('transfer', 'getWallet')) return;
  const amount = limits.min + 73;
  const isCovered = session.run.spent + 2 * amount <= session.options.budget * 100 && world.now.wallet > 3 * amount;
  const out = (call: string) => ({ call, body: { amount: baht(amount) } });
  const into = (code: string) => ({ call: 'transfer', body: { from: 'WALLET', to: code, amount: baht(amount) } });
  const all = (code: string) => ({ call: 'transferAll', body: { to: code } });
  const tried: { call: string; body: object }[][] = [[all(game), all(game), all(game)]];
  if (otherGame) tried.push([into(game), into(otherGame)], [all(game), into(otherGame)]);
  if (isCovered) tried.push([into(game), out('withdrawAll')], [out('withdraw'), out('withdrawAll')]);
  for (const asks of tried) {
    if (session.lacks(...asks.map(({ call }) => call))) continue;
    const start = world.now;
    if (!(await park(world, amount))) return unpark(world, start);
    const replies = await Promise.all(asks.map(({ call, body }) => session.ask(call, { body })));
    const done = asks.filter((_, index) => isDone(replies[index] as Reply));
    const withdrawn = done.filter(({ call }) => call.startsWith('withdraw')).length * amount;
    session.run.spent += withdrawn;
    const names = asks.map(({ call }) => call).join(' and ');
    const isFew = done.length < 2 || names.includes('transferAll');
    session.check(rule, asks[0]?.call ?? '', isFew, `${names} at once do not spend the same money`, 'both succeeded');
    await judgeSum(world, names, replies, withdrawn);
    await unpark(world, start);
  }
}

/** Spins more often at once than there are coins, and again without a coin. */
export async function spins(world: TestAccounts): Promise<void> {
  const { session } = world;
  if (session.lacks('getSpinSetup') || !can(world, rule, find('spin'))) return;
  for (let round = 0; round < 3 && world.now.coins > 0; round += 1) {
    const { coins } = world.now;
    const replies = await Promise.all(Array.from({ length: coins <= 12 ? coins + 3 : 4 }, () => session.ask('spin')));
    const done = replies.filter(isDone);
    const left = (await refresh(world)).coins;
    const isPaid = done.some(mayPayCoins) ? left >= coins - done.length : left === coins - done.length;
    const got = `${coins} coins, ${done.length} spins, ${left} left`;
    session.check(rule, 'spin', isPaid && left >= 0, 'each of several spins costs a coin', got);
  }
  if (world.now.coins !== 0) return session.skip('below-zero', 'spin', 'the member has too many coins to use them up');
  await unchanged(world, 'below-zero', 'spin', 'a spin without a coin changes nothing', () =>
    session.refused('below-zero', 'spin', 'a spin without a coin', {}),
  );
}
