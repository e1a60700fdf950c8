import { send } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Intent } from '@/api/intent';
import { isUnderWay, keptIntent, noteNotDone, settleIntent } from '@/api/intents';
import { isServerTimeKnown } from '@/api/serverTime';
import { getWallet } from '@/api/wallet';
import type { Ask } from './ask';
import { looks } from './kinds';
import { pause } from './pause';
import { quietMs } from './statement';
import type { Verdict } from './verdict';

/** How often it is looked, at first and then, and for how long altogether while the line is there. */
const oftenMs = 1000;
const seldomMs = 5000;
const longestMs = 120_000;
/** What was sent so long ago has ended: one look is enough. */
const endedMs = 300_000;
/** A look that is not answered in time is none. */
const timeoutMs = 10_000;

const unsettled: Verdict = { kind: 'unsettled' };
const isOffline = () => globalThis.navigator?.onLine === false;

/** Looks at what the command would have changed until that tells, for two minutes of a line that is there at most. */
export async function lookFor(first: Intent, { signal }: { signal: AbortSignal }): Promise<Verdict> {
  const ask: Ask = (call, args) => send(call, args, { signal, timeoutMs });
  let intent = first;
  let quiet: number | undefined;
  let wait = oftenMs;
  for (let waited = 0; waited <= longestMs && !signal.aborted; waited += isOffline() ? 0 : wait) {
    const kept = keptIntent(intent.key);
    // Sent again meanwhile: what was seen before tells nothing of that.
    if (kept && kept.tries !== intent.tries) {
      intent = kept;
      quiet = undefined;
    }
    const verdict = isUnderWay(intent.key) ? undefined : await lookOnce(intent, ask);
    if (verdict === 'over') return unsettled;
    const isSame = !isUnderWay(intent.key) && (keptIntent(intent.key)?.tries ?? intent.tries) === intent.tries;
    if (verdict && isSame && !signal.aborted) {
      quiet ??= waited;
      if (verdict.kind === 'done') {
        settleIntent(intent.key, 'done');
        return verdict;
      }
      const isQuiet = waited - quiet >= quietMs || Date.now() - intent.lastAt >= endedMs;
      if (verdict.kind === 'notDone' && isQuiet) {
        noteNotDone(intent.key);
        return verdict;
      }
    }
    // Nothing more comes of looking often: one who cannot tell is told so soon enough.
    wait = quiet !== undefined && waited - quiet > quietMs ? seldomMs : oftenMs;
    await pause(wait, signal);
  }
  return unsettled;
}

/** `undefined` where the backend is silent, `over` where the session is. */
async function lookOnce(intent: Intent, ask: Ask): Promise<Verdict | 'over' | undefined> {
  try {
    // By what clock its trace is looked for.
    if (!isServerTimeKnown()) await ask(getWallet, {});
    return isServerTimeKnown() ? await looks[intent.kind](intent, ask) : unsettled;
  } catch (error) {
    return error instanceof ApiError && error.isHandled ? 'over' : undefined;
  }
}
