import type { Intent } from '@/api/intent';
import type { Verdict } from './verdict';

/** Looks at what the command would have changed. */
export async function lookFor(_intent: Intent, _options: { signal: AbortSignal }): Promise<Verdict> {
  return { kind: 'unsettled' };
}
