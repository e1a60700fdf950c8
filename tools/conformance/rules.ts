import { randomUUID } from 'node:crypto';
import { createImage } from '../commandArgs.ts';
import { baht, bahtText, satang } from './account.ts';
import { type Command, commands, move, type TestAccounts } from './commands.ts';
import { type CommandResult, carryOut, isSame, judgeRefusal, refresh, unchanged } from './effects.ts';
import { isDone, isGeneral, type Rule, type TestRequest } from './session.ts';

/** Returns true if a rule judges a command and the member can send it now. Otherwise records why not. */
export function can({ session, ...world }: TestAccounts, rule: Rule, { call, title, lack }: Command): boolean {
  const others = rule === 'refusals' ? [] : ['keys', 'entries', 'at-once'];
  if (!session.wants(call, rule, ...others) || session.lacks(call)) return false;
  const missing = session.lacks('getWallet');
  const reason = missing ? `${missing} is not implemented` : lack({ session, ...world });
  if (reason) session.skip(rule, call, `${title}: ${reason}`);
  return !reason;
}

/** Returns the best request for an amount, with a new key. */
export const askFor = (world: TestAccounts, command: Command, amount: number): TestRequest & { key: string } => ({
  ...command.asks(world, amount)[0],
  key: randomUUID(),
});

/** Sends a used key again, and checks that the reply is the same and nothing changes. */
export async function replay(
  world: TestAccounts,
  { command: { call, title }, ask, reply }: CommandResult,
  when: string,
): Promise<void> {
  await unchanged(world, 'keys', call, `a repeated key changes nothing ${when} (${title})`, async () => {
    const again = await world.session.ask(call, ask);
    const text = `a repeated key gets its response ${when} (${title})`;
    world.session.check('keys', call, isSame(reply, again), text, again);
  });
}

/** Sends a used key with another body, another path value, another file and another call. */
export async function misuse(world: TestAccounts, { command, ask }: CommandResult): Promise<void> {
  const { session } = world;
  const { call, title } = command;
  const { amount, file } = (ask.body ?? {}) as { amount?: number; file?: File };
  const input = JSON.stringify([ask.params, ask.body]);
  const another = command
    .asks(world, satang(amount ?? 0))
    .find((item) => JSON.stringify([item.params, item.body]) !== input);
  const others: [name: string, what: string, input: TestRequest][] = [];
  if (!session.lacks('refreshSlots')) others.push(['refreshSlots', 'another call', {}]);
  if (amount) others.push([call, 'another body', { ...ask, body: { ...(ask.body as object), amount: amount + 1 } }]);
  if (file) others.push([call, 'another file', { ...ask, body: { file: createImage(session.options.seed + 9) } }]);
  else if (another) others.push([call, ask.params ? 'another path value' : 'another body', another]);
  for (const [name, what, other] of others) {
    await unchanged(world, 'keys', call, `a key with ${what} changes nothing (${title})`, async () => {
      const reply = await session.ask(name, { ...other, key: ask.key });
      if (session.isMissing(name, reply)) return;
      const text = `a key with ${what} is KEY_INVALID (${title})`;
      session.check('keys', call, reply.message === 'KEY_INVALID', text, reply);
    });
  }
}

/**
 * Ends the connection of a command after the request, and within it, and sends the key again, at once and later. The
 * command is carried out once, also if the backend notices the end of a connection only afterwards.
 */
export async function dropped(world: TestAccounts, command: Command): Promise<void> {
  const { session } = world;
  const { call, title } = command;
  const ways: [when: string, isCut: boolean, pauseMs: number][] = [
    ['whose connection ended', false, 0],
    ['whose connection ended some time ago', false, restMs],
    ['whose connection ended within the request', true, restMs],
  ];
  for (const [when, isCut, pauseMs] of call.startsWith('withdraw') ? ways.slice(0, 1) : ways) {
    if (!can(world, 'keys', command)) return;
    const [amount = 0] = command.amounts?.(world) ?? [];
    const ask = askFor(world, command, amount);
    const again = { ...command, title: `${title} ${when}` };
    await session.drop(call, ask, isCut);
    await pause(pauseMs);
    const { replies, done } = await carryOut(world, 'keys', again, amount, [ask]);
    if (done === 0) return judgeRefusal(world, 'keys', again, replies[0]);
    const text = `nothing follows ${title} ${when}`;
    await unchanged(world, 'keys', call, text, () => pause(pauseMs));
  }
}

/** Time that a backend has to notice the end of a connection, in ms. */
const restMs = 100;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Carries out each valid amount once, and uses the key of the first one again. */
export async function exact(world: TestAccounts, command: Command): Promise<CommandResult[]> {
  const sent: CommandResult[] = [];
  if (!can(world, 'exact', command)) return sent;
  await command.prepare?.(world);
  for (const amount of command.amounts?.(world) ?? [0]) {
    const ask = askFor(world, command, amount);
    const { before, done, replies } = await carryOut(world, 'exact', command, amount, [ask], { keep: true });
    const [reply] = replies;
    if (!reply || done === 0) {
      if (amount < 2 ** 31) judgeRefusal(world, 'exact', command, reply);
      break;
    }
    if (sent.length === 0) {
      sent.push({ command, ask, reply });
      await replay(world, { command, ask, reply }, 'right after');
      await misuse(world, { command, ask, reply });
    }
    world.now = before;
    await command.undo?.(world, amount);
    await refresh(world);
  }
  await command.tidy?.(world);
  return sent;
}

/** Asks for more than there is, from each account, also after all money has moved into a game. */
export async function belowZero(world: TestAccounts, command: Command): Promise<void> {
  const { session, limits, games } = world;
  const [game] = games;
  const { source, call, title } = command;
  if (!source || !command.amounts || !session.wants(call, 'below-zero') || session.lacks(call, 'getWallet')) return;
  if (!game && call === 'transfer') return session.skip('below-zero', call, `${title}: needs an open game`);
  const refuse = async (where: string, ...amounts: number[]) => {
    const tried = amounts.filter((amount) => !call.startsWith('withdraw') || amount <= limits.max);
    for (const amount of tried) {
      await unchanged(world, 'below-zero', call, `more than there is changes nothing (${title}${where})`, () =>
        session.refused('below-zero', call, `more than there is (${title}${where})`, askFor(world, command, amount)),
      );
    }
    if (tried.length === 0)
      session.skip('below-zero', call, `${title}: the wallet holds more than a withdrawal may take`);
  };
  const isFromGame = title === 'a transfer from a game';
  if (isFromGame) await move(world, 'WALLET', game ?? '', Math.min(25_00, world.now.wallet));
  const balance = source({ ...world, now: await refresh(world) });
  // An integer of 32 bits holds 1 baht of the last two amounts, or less than nothing.
  await refuse('', Math.max(balance + 1, limits.min + 37), balance * 2 + 5_000_00, 2 ** 31 + 1_00, 2 ** 32 + 1_00);
  if (isFromGame) await move(world, game ?? '', 'WALLET', Math.min(25_00, balance));
  const { wallet } = await refresh(world);
  if (!game || isFromGame || source(world) !== wallet || !(await move(world, 'WALLET', game, wallet))?.ok) return;
  await refresh(world);
  await refuse(', all money in a game', limits.min + 37, Math.max(wallet, limits.min));
  await move(world, game, 'WALLET', wallet);
  await refresh(world);
}

/** Amounts, as JSON, that every command refuses: none, too fine, of another type, or above the satang that a number holds. */
const badAmounts = [
  ...['0', '-5', '-0.01', '0.001', '10.005', '"100"', 'null', 'true', '[100]', '{}', '""', '"NaN"', '"Infinity"'],
  ...['1e300', '1e309', '-1e309', '1e400', '1e-400', '9007199254740993', '90071992547409.93', `1${'0'.repeat(400)}`],
];

/** Sends amounts that every command refuses, and checks that they do not use up a key. */
export async function refusals(world: TestAccounts, command: Command): Promise<void> {
  const { session, limits } = world;
  const { call, title } = command;
  if (!command.amounts || !session.wants(call, 'refusals', 'keys', 'entries', 'at-once')) return;
  if (session.lacks(call, 'getWallet')) return;
  const [amount = 1_00] = command.amounts(world);
  const ask = askFor(world, command, amount);
  const withAmount = (text: string): TestRequest => {
    const body = JSON.stringify({ ...(ask.body as object), amount: '?' }).replace('"?"', text);
    return { ...ask, key: randomUUID(), raw: { type: 'application/json', body } };
  };
  const least = call.startsWith('withdraw') ? limits.min - 1 : call === 'transfer' ? 99 : 0;
  await unchanged(world, 'refusals', call, `an invalid amount changes nothing (${title})`, async () => {
    for (const bad of [...badAmounts, ...(least > 0 ? [String(baht(least))] : [])])
      await session.refused('refusals', call, `an invalid amount (${title})`, withAmount(bad));
    await session.refused('refusals', call, `an amount in quotes (${title})`, { ...withAmount('"1"'), key: ask.key });
    await session.refused('refusals', call, `a command without a token (${title})`, { ...ask, by: null });
  });
  if ((call !== 'transfer' && call !== 'addMoney') || !can(world, 'refusals', command)) return;
  const { replies, done } = await carryOut(world, 'refusals', command, amount, [ask]);
  const text = `an invalid request does not use up its key (${title})`;
  if (replies[0]) session.check('refusals', call, done === 1, text, replies[0]);
}

/** Sends money into, out of and between games that are not open, and from each account to itself. */
export async function refusedTransfers(world: TestAccounts): Promise<void> {
  const { session, games } = world;
  if (!session.wants('transfer', 'transferAll', 'refusals') || session.lacks('transfer', 'getWallet')) return;
  // A backend may refuse a transfer of more than there is before it looks at the accounts.
  for (const code of games) await move(world, 'WALLET', code, 1_00);
  const {
    closed: [closed],
    open,
  } = await refresh(world);
  const [game = 'WALLET'] = games;
  const asks: [why: string, call: string, from: string, to: string][] = ['WALLET', ...open].map((code) => [
    'a transfer of an account to itself',
    'transfer',
    code,
    code,
  ]);
  const isClosed = 'a game that is not open';
  if (!closed) session.skip('refusals', 'transfer', 'the member has no closed game');
  else
    asks.push(
      [isClosed, 'transfer', 'WALLET', closed],
      [isClosed, 'transfer', game, closed],
      [isClosed, 'transfer', closed, 'WALLET'],
      [isClosed, 'transfer', closed, game],
      [isClosed, 'transferAll', 'WALLET', closed],
    );
  for (const [why, call, from, to] of asks) {
    if (session.lacks(call)) continue;
    const body = call === 'transferAll' ? { to } : { from, to, amount: 1 };
    await unchanged(world, 'refusals', call, `${why} changes nothing`, () =>
      session.refused('refusals', call, why, { body }, from === to ? ['KEY_INVALID'] : []),
    );
  }
  for (const code of games) await move(world, code, 'WALLET', 1_00);
  await refresh(world);
}

/** Checks that a transfer that was refused for lack of money is not carried out when there is money. */
export async function refusedLater(world: TestAccounts): Promise<CommandResult[]> {
  const { session, games } = world;
  const [game] = games;
  const command = commands.find(({ title }) => title === 'a transfer from a game') as Command;
  if (!game || !session.wants('transfer', 'refusals') || world.now.wallet < 10_00) return [];
  const balance = world.now.games.get(game) ?? 0;
  const ask = askFor(world, command, balance + 5_00);
  const reply = await session.ask('transfer', ask);
  if (isDone(reply) || isGeneral(reply)) return [];
  await move(world, 'WALLET', game, 10_00);
  const now = (await refresh(world)).games.get(game) ?? 0;
  const text = 'a refused command is not carried out later';
  session.check('refusals', 'transfer', now === balance + 10_00, text, `${game} holds ${bahtText(now)}`);
  await unchanged(world, 'refusals', 'transfer', text, async () => {
    const again = await session.ask('transfer', ask);
    session.check('refusals', 'transfer', isSame(reply, again), 'a refusal stays the response of its key', again);
  });
  await move(world, game, 'WALLET', 10_00);
  await refresh(world);
  return [{ command, ask, reply }];
}

/** Waits, logs in again, and sends all kept keys again: a key belongs to the member, not to the session. */
export async function replayAfterWait(world: TestAccounts, sent: readonly CommandResult[]): Promise<void> {
  const { session } = world;
  const wanted = sent.filter(({ command: { call } }) => session.wants(call, 'keys'));
  if (wanted.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, session.options.wait * 1000));
  const { ok, body } = await session.ask('login', { by: null, body: session.member });
  if (ok) session.token = String(body.token);
  for (const kept of wanted) await replay(world, kept, `after ${session.options.wait} s and a new login`);
}
