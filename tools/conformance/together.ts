import { randomUUID } from 'node:crypto';
import { type Command, commands, type TestAccounts } from './commands.ts';
import { carryOut, judgeRefusal, refresh } from './effects.ts';
import { askFor, can } from './rules.ts';
import type { Session, TestRequest } from './session.ts';

const rule = 'owners';

/** Commands that any member can send without money, for a second member who has none. */
const withoutMoney = ['addMoney', 'createQr'];
/** Makes the second member's amounts different from the member's, in satang. No sum ends in 44 satang. */
const step = 12;

const isWithdrawal = ({ call }: Command) => call.startsWith('withdraw');
const isAffordable = (world: TestAccounts, command: Command, amount: number) =>
  !command.lack(world) && (!command.source || command.source(world) >= amount);

async function send(
  world: TestAccounts,
  command: Command,
  ask: TestRequest & { key: string },
  amount: number,
): Promise<void> {
  const { replies, done } = await carryOut(world, rule, command, amount, [ask]);
  if (done === 0) judgeRefusal(world, rule, command, replies[0]);
}

/**
 * Sends commands of two members in the same moment: each command of the member beside each command of the second that
 * they can afford. Each of them has to have their own effect and entries. Every second pair has the same key.
 */
export async function together(world: TestAccounts): Promise<void> {
  const { session, second } = world;
  if (!second || session.lacks('getWallet')) return;
  await loginTogether(session, second.session);
  await readTogether(world, second);
  let pair = 0;
  for (const command of commands.filter(({ amounts }) => amounts)) {
    if (!can(world, rule, command)) continue;
    const free = commands.filter(({ call }) => withoutMoney.includes(call));
    const rich = commands.filter(({ amounts, source }) => amounts && source);
    // Withdrawals are for good, so they have fewer partners.
    const partners = isWithdrawal(command) ? [command, ...free.slice(0, 1)] : [command, ...free, ...rich.slice(0, 2)];
    for (const theirs of new Set(partners)) {
      const [mine = 1_00] = command.amounts?.(world) ?? [];
      const amount = (theirs.amounts?.(second)[0] ?? 1_00) + step;
      if (session.lacks(theirs.call) || !isAffordable(second, theirs, amount)) continue;
      const withdrawn = (isWithdrawal(command) ? mine : 0) + (isWithdrawal(theirs) ? amount : 0);
      const isOver = withdrawn > 0 && session.run.spent + withdrawn > session.options.budget * 100;
      if (isOver || command.lack(world)) break;
      const key = randomUUID();
      const keys = pair % 2 === 0 ? [key, key] : [key, randomUUID()];
      pair += 1;
      const ask = { ...askFor(world, command, mine), key: keys[0] as string };
      const theirAsk = { ...askFor(second, theirs, amount), key: keys[1] as string };
      await Promise.all([send(world, command, ask, mine), send(second, theirs, theirAsk, amount)]);
    }
  }
}

/** Logs both members in at once, several times. Each token belongs to the member who has logged in. */
async function loginTogether(...sessions: Session[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all(
      sessions.map(({ member }) => sessions[0]?.ask('login', { by: null, body: member })),
    );
    for (const [index, reply] of replies.entries()) {
      const session = sessions[index] as Session;
      if (!reply?.ok) continue;
      const { profile } = ((await session.ok('getProfile', { by: String(reply.body.token) })) ?? {}) as Profile;
      const isOwn = !profile?.username || profile.username === session.member.username;
      session.check(rule, 'login', isOwn, 'gives each of two members their own session at once', reply);
      session.token = String(reply.body.token);
    }
  }
}
interface Profile {
  profile?: { username?: string };
}

/** Reads of one member that have no values in their path or body. */
const pageBody = { page: 1, limit: 10 };
const bodies: Record<string, object> = {
  getStatements: pageBody,
  getSlips: pageBody,
  getRefunds: pageBody,
  getInvites: pageBody,
};

/** Sends each read for both members several times at once. Nobody may get the other member's response. */
async function readTogether({ session }: TestAccounts, second: TestAccounts): Promise<void> {
  for (const { name, kind, isPublic, path, body } of session.contract.operations.values()) {
    if (kind !== 'read' || isPublic || session.lacks(name) || !session.wants(rule, name)) continue;
    if (path.includes('{') || (body !== 'none' && !bodies[name])) continue;
    const ask = { body: bodies[name] };
    const text = async (world: TestAccounts) => JSON.stringify((await world.session.ask(name, ask)).body);
    const [mine, theirs] = [await text({ ...second, session }), await text(second)];
    if (mine === theirs) continue;
    const asked = [session, second.session, session, second.session, session, second.session];
    const got = await Promise.all(asked.map((by) => by.ask(name, ask)));
    const wrong = got.find(({ body }, index) => JSON.stringify(body) === (index % 2 === 0 ? theirs : mine));
    session.check(rule, name, !wrong, 'gives each member their own response at once', wrong ?? '');
  }
}

/** Carries out an announcement of the second member beside `work` of the member. Both have their own effect only. */
export async function besideSecond<T>({ second }: TestAccounts, work: Promise<T>): Promise<T> {
  const command = commands.find(({ call }) => call === 'addMoney');
  if (!second || !command || second.session.lacks('addMoney') || !second.session.wants(rule)) return work;
  const amount = 67_89;
  await Promise.all([work, send(second, command, askFor(second, command, amount), amount)]);
  await refresh(second);
  return work;
}
