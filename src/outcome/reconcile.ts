import { getWallet } from '@/api/calls/wallet';
import { ApiError } from '@/api/client/errors';
import { readOnce } from '@/api/client/readOnce';
import { isServerTimeKnown, serverNow, serverTimeReadings } from '@/api/client/serverTime';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { isSending, settleCommand, storedCommand, whenEnded } from '@/api/commands/pendingCommands';
import { checks, timeless } from './evidence';
import { pollPause } from './pollPause';
import { type Ask, areClocksTrusted, type Evidence, endOf, toleranceMs, UntrustedClock } from './statement';

/** The result of a command according to the evidence. */
export interface Reconciled extends Omit<Evidence, 'kind'> {
  readonly kind: Evidence['kind'] | 'refused';
  /** For `notFound`: the time of the check in ms by the server's clock, and the main wallet's balance then, in baht. */
  readonly at?: number;
  readonly main?: number;
}

/**
 * Times between two checks, in ms: `oftenMs` in the first `oftenForMs`, `seldomMs` after that, `downMs` without a
 * connection.
 */
const oftenMs = 1000;
const downMs = 2000;
const seldomMs = 5000;
const oftenForMs = 10_000;
/** The time (ms) added to a backend's maximum processing time before a missing trace counts as not found. */
const marginMs = toleranceMs + 5000;
/**
 * The maximum further time (ms) of reconciling, once a missing trace counts as not found. After that the result stays
 * unknown until the member asks again.
 */
const longestRestMs = 60_000;
/**
 * The maximum total time of reconciling in ms, including time without a connection. The command's timeout is added to
 * this time.
 */
const longestDownMs = 600_000;
const checkTimeoutMs = 10_000;

const unknown: Reconciled = { kind: 'unknown' };

/**
 * Reconciles a command with a lost response until the evidence shows a result, and stores that result. Never sends the
 * command again. Returns `unknown` if the time is over, the signal aborts, the session ends, or the command is no
 * longer stored.
 */
export async function reconcile({ key }: PendingCommand, { signal }: { signal: AbortSignal }): Promise<Reconciled> {
  const ask: Ask = (call, args) => {
    // Discard an early response, because the page requested it before this check.
    globalThis.kapaoEarlyRead = undefined;
    return readOnce(call, args, { signal, timeoutMs: checkTimeoutMs });
  };
  let waited = 0;
  for (let all = 0; !signal.aborted; ) {
    const command = storedCommand(key);
    if (!command) return unknown;
    if (command.result === 'succeeded' || command.result === 'refused') return { kind: command.result };
    if (waited > command.timeoutMs + marginMs + longestRestMs || all > longestDownMs + command.timeoutMs)
      return unknown;
    await whenEnded(command, (ms) => pollPause(ms, signal));
    const seen = isSending(key) ? 'down' : await check(storedCommand(key) ?? command, ask);
    if (seen === 'over') return unknown;
    const now = storedCommand(key);
    // If the command was sent again meanwhile, this evidence says nothing about the new request.
    const isSame = !isSending(key) && now?.tries === command.tries;
    if (typeof seen === 'object' && seen.kind !== 'unknown' && isSame && !signal.aborted) {
      await settleCommand(key, seen.kind);
      return seen;
    }
    const wait = seen === 'down' ? downMs : waited < oftenForMs ? oftenMs : seldomMs;
    all += wait;
    if (seen !== 'down') waited += wait;
    await pollPause(wait, signal);
  }
  return unknown;
}

/**
 * Returns the current evidence. Returns `down` without a connection, and `over` if the session has ended or the site is
 * closed. After any other failure, the evidence is `unknown`.
 */
async function check(command: PendingCommand, ask: Ask): Promise<Reconciled | 'down' | 'over'> {
  try {
    if (!isServerTimeKnown()) await ask(getWallet, {});
    const readings = serverTimeReadings();
    const at = serverNow();
    const mayBeAbsent = at >= endOf(command) + command.timeoutMs + marginMs;
    const evidence = await checks[command.kind](command, ask);
    // Trust the clocks only if a response of this check has reported the server's time.
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
