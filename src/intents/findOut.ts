import type { Intent } from '@/api/intent';
import type { Verdict } from './verdict';

/** For whoever wants the verdict: the looking itself is a chunk of its own, fetched when it is needed. */
export async function findOut(intent: Intent, options: { signal: AbortSignal }): Promise<Verdict> {
  const { lookFor } = await import('./look');
  return lookFor(intent, options);
}
