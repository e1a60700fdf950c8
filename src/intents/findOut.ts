import type { Intent } from '@/api/intent';
import type { Verdict } from './verdict';

/**
 * Finds out what came of a command whose answer was lost, without sending it again: by what it would have changed, for
 * two minutes at most once the line is there. What is told `done` or `notDone` is not among the open intents any more.
 * Gives up with the signal, as `unsettled`. The looking is a chunk of its own; rejects when that does not come.
 */
export async function findOut(intent: Intent, options: { signal: AbortSignal }): Promise<Verdict> {
  const { search } = await import('./search');
  return search(intent, options);
}
