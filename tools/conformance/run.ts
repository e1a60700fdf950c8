import { atOnce, pairs, spins } from './atOnce.ts';
import { chat } from './chat.ts';
import { commands, offersOf, prepare, rewards } from './commands.ts';
import { readContract } from './document.ts';
import { refresh, type Sent } from './effects.ts';
import { keysOfOthers, owners } from './owners.ts';
import { malformed, openGames, otherCommands, type RefusalRow, reads } from './responses.ts';
import { belowZero, exact, once, refusals, refusedLater, replayAfterWait } from './rules.ts';
import { type Options, Session } from './session.ts';
import { secondMember } from './visitor.ts';

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
  if (options.readOnly) return session;
  await chat(session);
  const other = await secondMember(session);
  const world = { ...(await prepare(session)), ...(other && { other }) };
  await otherCommands(world);
  await refresh(world);
  const sent: Sent[] = [];
  const each = async (step: (command: (typeof commands)[number]) => Promise<unknown>) => {
    for (const command of commands) {
      const result = await step(command);
      if (Array.isArray(result)) sent.push(...result);
    }
  };
  await each((command) => exact(world, command));
  await each((command) => belowZero(world, command));
  await each((command) => refusals(world, command));
  sent.push(...(await refusedLater(world)));
  await malformed(session, refusalRows);
  await refresh(world);
  await owners(world);
  await each((command) => atOnce(world, command));
  await pairs(world);
  await spins(world);
  const offers = await offersOf(session);
  for (const command of rewards(offers, options)) {
    sent.push(...(await once(world, command)));
  }
  await replayAfterWait(world, sent);
  await keysOfOthers(world, sent);
  await openGames(world);
  return session;
}
