import { getWallet } from '@/api/calls/wallet';
import { send } from '@/api/client/client';
import { ApiError } from '@/api/client/errors';
import { isServerTimeKnown, serverNow, serverTimeReadings } from '@/api/client/serverTime';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { isSending, settleCommand, storedCommand, whenEnded } from '@/api/commands/pendingCommands';
import { checks, timeless } from './evidence';
import { pause } from './pause';
import { type Ask, areClocksTrusted, type Evidence, endOf, toleranceMs, UntrustedClock } from './statement';

/** The result of a command, as far as the evidence tells it. */
export interface Reconciled extends Omit<Evidence, 'kind'> {
  readonly kind: Evidence['kind'] | 'refused';
  /** When it was not found, by the server's clock; and what the main wallet held then, in baht. */
  readonly at?: number;
  readonly main?: number;
}

/** Time between two checks: at first, while nothing is reached, and later. */
const oftenMs = 1000;
const downMs = 2000;
const seldomMs = 5000;
const oftenForMs = 10_000;
/** Absence counts so long after the time that the specification gives a backend to finish. */
const marginMs = toleranceMs + 5000;
/** After the earliest proof of absence. Nobody can tell any more, until the member asks again. */
const longestRestMs = 60_000;
/** Without a connection, too, it ends. */
const longestDownMs = 600_000;
const checkTimeoutMs = 10_000;

const unknown: Reconciled = { kind: 'unknown' };

/**
 * Looks for the result of a command whose response was lost, without sending it again, until the evidence tells. A result
 * is stored. Returns `unknown` when nobody can tell, or on the signal.
 */
export async function reconcile({ key }: PendingCommand, { signal }: { signal: AbortSignal }): Promise<Reconciled> {
  const ask: Ask = (call, args) => send(call, args, { signal, timeoutMs: checkTimeoutMs });
  let waited = 0;
  for (let all = 0; !signal.aborted; ) {
    const command = storedCommand(key);
    if (!command) return unknown;
    if (command.result === 'succeeded' || command.result === 'refused') return { kind: command.result };
    if (waited > command.timeoutMs + marginMs + longestRestMs || all > longestDownMs + command.timeoutMs)
      return unknown;
    await whenEnded(command, (ms) => pause(ms, signal));
    const seen = isSending(key) ? 'down' : await check(storedCommand(key) ?? command, ask);
    if (seen === 'over') return unknown;
    const now = storedCommand(key);
    // Sent again meanwhile: this tells nothing about that.
    const isSame = !isSending(key) && now?.tries === command.tries;
    if (typeof seen === 'object' && seen.kind !== 'unknown' && isSame && !signal.aborted) {
      await settleCommand(key, seen.kind);
      return seen;
    }
    const wait = seen === 'down' ? downMs : waited < oftenForMs ? oftenMs : seldomMs;
    all += wait;
    if (seen !== 'down') waited += wait;
    await pause(wait, signal);
  }
  return unknown;
}

/** What it looks like now; `down` where nothing is reached, `over` without a session. */
async function check(command: PendingCommand, ask: Ask): Promise<Reconciled | 'down' | 'over'> {
  try {
    if (!isServerTimeKnown()) await ask(getWallet, {});
    const readings = serverTimeReadings();
    const at = serverNow();
    const mayBeAbsent = at >= endOf(command) + command.timeoutMs + marginMs;
    const evidence = await checks[command.kind](command, ask);
    // The clocks as the responses have just told them.
    const isTrusted = serverTimeReadings() > readings && areClocksTrusted(command);
    if (evidence.kind === 'succeeded') return isTrusted || timeless.has(command.kind) ? evidence : unknown;
    if (evidence.kind === 'unknown' || !mayBeAbsent || !isTrusted) return unknown;
    const { wallet } = await ask(getWallet, {});
    return { kind: 'notFound', at, main: wallet.amount };
  } catch (error) {
    if (error instanceof UntrustedClock || !(error instanceof ApiError)) return unknown;
    return error.isHandled ? 'over' : error.kind === 'network' ? 'down' : unknown;
  }
}
