import { atOnce, pairs, spins } from './atOnce.ts';
import { chat } from './chat.ts';
import { commands, getAccountFacts, prepare, rewards } from './commands.ts';
import { cycles, once } from './cycles.ts';
import { readContract } from './document.ts';
import { type CommandResult, refresh } from './effects.ts';
import { keysOfOthers, lists, owners } from './owners.ts';
import { entriesStay, pagesWithArrivals } from './paging.ts';
import { malformed, openGames, otherCommands, type RefusalRow, reads } from './responses.ts';
import { belowZero, dropped, exact, refusals, refusedLater, refusedTransfers, replayAfterWait } from './rules.ts';
import { type Options, Session } from './session.ts';
import { together } from './together.ts';
import { secondMember } from './visitor.ts';

const withoutSecond =
  'no second member: what belongs to another member was not judged. Name one with --other, or give --phone and --otp';

/** The login was refused, or the backend does not answer. `message` is one line for the terminal. */
export class NoSession extends Error {}

/**
 * Judges a backend by the contract. `document` is the parsed `openapi.json`, `refusalRows` is `refusals.json`. The returned session holds the results.
 * Rejects with `NoSession` if the login fails. Requests of one rule never run beside those of another.
 */
export async function run(document: unknown, refusalRows: readonly RefusalRow[], options: Options): Promise<Session> {
  const session = new Session(readContract(document), options);
  const login = await session.ask('login', { by: null, body: options.login });
  if (login.status === 0) throw new NoSession(`${options.base} does not answer: ${login.exchange.text}`);
  session.token = String(login.body?.token ?? '');
  if (!login.ok || !session.token)
    throw new NoSession(
      `${options.base} refused the login of ${options.login.username}: ${login.status} ${login.message}`,
    );
  await reads(session);
  if (options.readOnly) {
    session.run.notJudged = 'read-only: no command was sent';
    return session;
  }
  const secondSession = await secondMember(session);
  if (!secondSession && session.wants('owners', 'keys')) session.run.notJudged = withoutSecond;
  await chat(session, secondSession);
  const world = await prepare(session);
  if (secondSession) world.second = await prepare(secondSession);
  await refusedTransfers(world);
  await otherCommands(world);
  await openSecondSession(session);
  await refresh(world);
  const sent: CommandResult[] = [];
  const each = async (step: (command: (typeof commands)[number]) => Promise<unknown>) => {
    for (const command of commands) {
      const result = await step(command);
      if (Array.isArray(result)) sent.push(...result);
    }
  };
  await each((command) => exact(world, command));
  await each((command) => dropped(world, command));
  await each((command) => belowZero(world, command));
  await each((command) => refusals(world, command));
  sent.push(...(await refusedLater(world)));
  await malformed(session, refusalRows);
  await refresh(world);
  await owners(world);
  await each((command) => atOnce(world, command));
  await pairs(world);
  await spins(world);
  const offers = await getAccountFacts(session);
  const received: CommandResult[] = [];
  for (const command of rewards(offers, options)) {
    received.push(...(await once(world, command)));
    // Each coupon is another chance to find a race.
    const coupons = command.call === 'claimCoupon' ? Math.min(world.now.coupons.length, 5) : 0;
    for (let left = coupons; left > 0; left -= 1) await once(world, command);
  }
  sent.push(...received);
  await cycles(world, received);
  await together(world);
  await pagesWithArrivals(world);
  await lists(world);
  await refresh(world);
  await replayAfterWait(world, sent);
  for (const member of [session, secondSession]) if (member) await entriesStay(member);
  await keysOfOthers(world, sent);
  await openGames(world);
  return session;
}

/** Logs in again, and keeps both sessions if the backend allows a member to have two. */
async function openSecondSession(session: Session): Promise<void> {
  const { ok, body } = await session.ask('login', { by: null, body: session.options.login });
  if (!ok) return;
  const isOpen = (await session.ask('getProfile')).ok;
  if (isOpen) session.secondToken = String(body.token);
  else session.token = String(body.token);
}
