import { randomUUID } from 'node:crypto';
import { type Command, move, type TestAccounts } from './commands.ts';
import { type CommandResult, carryOut, isSame, judgeRefusal, refresh, unchanged } from './effects.ts';
import { can, misuse, replay } from './rules.ts';
import { isDone, type Reply, type TestRequest } from './session.ts';
import { besideSecond } from './together.ts';

/** Transfers in the same moment as a reward: several, so that one of them falls between a read and a write. */
const transfersBeside = 3;

const countTransfers = ({ session, games, now }: TestAccounts) =>
  games.length > 0 && !session.lacks('transfer') && now.wallet >= transfersBeside * 100 ? transfersBeside : 0;

/**
 * Carries out a command that succeeds once: several keys of two sessions at once, one of them twice, beside transfers and a
 * command of the second member, and another key afterwards.
 */
export async function once(world: TestAccounts, command: Command): Promise<CommandResult[]> {
  const { session } = world;
  const { call, title } = command;
  if (!can(world, 'exact', command)) return [];
  let refused: Reply | undefined;
  for (const plain of command.asks(world, 0).slice(0, 8)) {
    for (const transfers of new Set([countTransfers(world), 0])) {
      const asks = getRivals(world, plain);
      const [ask] = asks;
      if (!ask) return [];
      const work = carryOut(world, 'at-once', command, 0, [...asks, ask], { most: 1, transfers });
      const { replies, done } = await besideSecond(world, work);
      const [first, repeated] = [replies[0], replies.at(-1)];
      if (!first || !repeated) return [];
      if (done === 0) {
        refused ??= first;
        continue;
      }
      session.check('keys', call, isSame(first, repeated), `one key gets one response at once (${title})`, repeated);
      const winner = replies.findIndex(isDone);
      const { key } = asks[winner] ?? ask;
      const sent = { command, ask: { ...plain, key }, reply: replies[winner] ?? first, at: session.date };
      await replay(world, sent, 'right after');
      await misuse(world, sent);
      await again(world, sent, 'a second time');
      return [sent];
    }
  }
  judgeRefusal(world, 'exact', command, refused);
  return [];
}

/** Requests of one command in the same moment. */
const rivals = 6;

/** Returns one request with different keys, from each session of the member in turn. */
const getRivals = ({ session }: TestAccounts, ask: TestRequest) =>
  Array.from({ length: rivals }, (_, index) => ({
    ...ask,
    key: randomUUID(),
    by: (index % 2 === 1 ? session.secondToken : undefined) ?? session.token,
  }));

/** Sends a command that succeeds once with new keys, from each session of the member. It changes nothing. */
async function again(
  world: TestAccounts,
  { command: { call, title }, ask }: CommandResult,
  when: string,
): Promise<void> {
  const { session } = world;
  // Friends may have played in the meantime, so that there is a new invite bonus.
  if (call === 'receiveInviteBonus' && (await refresh(world)).invite > 0) return;
  await unchanged(world, 'exact', call, `${when} changes nothing (${title})`, async () => {
    for (const by of new Set([session.token, session.secondToken ?? session.token])) {
      const reply = await session.ask(call, { ...ask, key: randomUUID(), by });
      session.check('exact', call, !isDone(reply), `succeeds only once (${title})`, reply);
    }
  });
}

/** Commands that never succeed again for the same input. A refund counts losses, and nobody plays during the test. */
const oneTime = ['receiveInviteBonus', 'receiveRefund', 'addRefundToWallet', 'claimCoupon', 'sendTruelink'];

/** Sends each reward again after all of them: receive, move, receive, move; claim, and claim from another session. */
export async function cycles(world: TestAccounts, rewards: readonly CommandResult[]): Promise<void> {
  const { session } = world;
  for (const round of [1, 2]) {
    for (const sent of rewards.filter(({ command: { call } }) => oneTime.includes(call))) {
      if (session.wants(sent.command.call, 'exact'))
        await again(world, sent, round === 1 ? 'later' : 'in a second cycle');
    }
  }
  const bonus = rewards.find(({ command: { call } }) => call === 'activateBonus');
  const cancelled = rewards.find(({ command: { call } }) => call === 'clearBonus');
  if (bonus && cancelled && session.wants('activateBonus', 'clearBonus', 'exact'))
    await bonusCycle(world, bonus, cancelled);
}

interface Bonus {
  code: string;
  /** The number of times that a member may receive it: in total, on a day or in a week. */
  maxReceived: number;
}

const dayMs = 86_400_000;
/** Number of a day in Bangkok. */
const bangkokDay = (time: number) => Math.floor((time + 7 * 3_600_000) / dayMs);
/** Longest time that the next requests take, so that midnight does not fall between them, in ms. */
const margin = 300_000;

/** Cycles of a bonus that the suite goes through at most. A bonus that may be received more often is not judged further. */
const mostCycles = 3;

/**
 * Activates and cancels a bonus as often as the member may receive it, and once more: each time by several keys at once,
 * and cancelled while all money is in a game. A bonus that may be received once leaves its place to others.
 */
async function bonusCycle(world: TestAccounts, bonus: CommandResult, cancelled: CommandResult): Promise<void> {
  const { session, games } = world;
  const [game = ''] = games;
  const params = bonus.ask.params ?? {};
  const listed = (await session.ok<Bonus[]>('getBonuses')) ?? [];
  const most = listed.find(({ code }) => code === params.code)?.maxReceived ?? 0;
  await again(world, cancelled, 'later');
  const others = listed.map(({ code }) => code).filter((code) => code !== params.code);
  const codes = most > 1 ? Array<string>(Math.min(most, mostCycles) - 1).fill(params.code ?? '') : others.slice(0, 3);
  for (const code of codes) {
    const asks = getRivals(world, { params: { ...params, code } });
    const { done } = await carryOut(world, 'at-once', bonus.command, 0, asks, { most: 1 });
    if (done === 0) continue;
    const { wallet } = world.now;
    if (game) await move(world, 'WALLET', game, wallet);
    await refresh(world);
    const cancel = () => carryOut(world, 'at-once', cancelled.command, 0, getRivals(world, {}), { most: 1 });
    const ended = await cancel();
    if (game) await move(world, game, 'WALLET', wallet);
    await refresh(world);
    // A backend may refuse as long as the wallet does not hold what the end of the bonus costs.
    if (ended.done === 0) await cancel();
  }
  const isToday = bangkokDay(bonus.at ?? 0) === bangkokDay(session.date + margin);
  if (most >= 1 && most <= mostCycles && isToday) await again(world, bonus, `after ${most} of ${most} times`);
}
