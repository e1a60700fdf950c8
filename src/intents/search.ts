import { send } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { Intent } from '@/api/intent';
import { isUnderWay, noteNotDone, settleIntent, storedIntent } from '@/api/intents';
import { isServerTimeKnown } from '@/api/serverTime';
import { getWallet } from '@/api/wallet';
import type { Ask } from './ask';
import { searches } from './kinds';
import { pause } from './pause';
import { quietMs } from './statement';
import type { Verdict } from './verdict';

/** How often it is looked: at first, while nothing is reached, and once it takes longer. */
const oftenMs = 1000;
const downMs = 2000;
const seldomMs = 5000;
/** For how long altogether: of a line that is there, and of any. */
const longestMs = 120_000;
const anyLongestMs = 600_000;
/** What was sent so long ago has ended: one look is enough. */
const endedMs = 300_000;
/** A look that is not answered in time is none. */
const timeoutMs = 10_000;

const unsettled: Verdict = { kind: 'unsettled' };
/** Looks at what the command would have changed until that tells, for two minutes of a line that is there at most. */
export async function search(first: Intent, { signal }: { signal: AbortSignal }): Promise<Verdict> {
  const ask: Ask = (call, args) => send(call, args, { signal, timeoutMs });
  let intent = first;
  let quiet: number | undefined;
  let waited = 0;
  for (let all = 0; waited <= longestMs && all <= anyLongestMs && !signal.aborted; ) {
    const stored = storedIntent(intent.key);
    // Sent again meanwhile: what was seen before tells nothing of that.
    if (stored && stored.tries !== intent.tries) {
      intent = stored;
      quiet = undefined;
    }
    const seen = isUnderWay(intent.key) ? 'down' : await searchOnce(intent, ask);
    if (seen === 'over') return unsettled;
    const isSame = !isUnderWay(intent.key) && (storedIntent(intent.key)?.tries ?? intent.tries) === intent.tries;
    if (typeof seen === 'object' && isSame && !signal.aborted) {
      quiet ??= waited;
      if (seen.kind === 'done') {
        settleIntent(intent.key, 'done');
        return seen;
      }
      const isQuiet = waited - quiet >= quietMs || Date.now() - intent.lastAt >= endedMs;
      if (seen.kind === 'notDone' && isQuiet) {
        noteNotDone(intent.key);
        return seen;
      }
    }
    // Whom looking often has not told anything is told later.
    const isLate = quiet !== undefined && waited - quiet > quietMs;
    const wait = seen === 'down' ? downMs : isLate ? seldomMs : oftenMs;
    all += wait;
    if (seen !== 'down') waited += wait;
    await pause(wait, signal);
  }
  return unsettled;
}

/** What it looks like now; `silent` where the backend does not tell, `down` where nothing is reached, `over` without a session. */
async function searchOnce(intent: Intent, ask: Ask): Promise<Verdict | 'silent' | 'down' | 'over'> {
  try {
    // By what clock its trace is looked for.
    if (!isServerTimeKnown()) await ask(getWallet, {});
    return isServerTimeKnown() ? await searches[intent.kind](intent, ask) : unsettled;
  } catch (error) {
    if (!(error instanceof ApiError)) return 'silent';
    return error.isHandled ? 'over' : error.kind === 'network' ? 'down' : 'silent';
  }
}
