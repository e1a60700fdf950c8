import type { StatementEntry } from '@/api/statement';

/**
 * What came of a command whose answer was lost.
 * - `done`: it was carried out; `entry` is its line in the statement, where it leaves one
 * - `notDone`: it was not, and nothing was taken
 * - `unsettled`: nobody can tell yet, as two equal entries lie close together, or the backend is silent
 */
export type Verdict =
  | { readonly kind: 'done'; readonly entry?: StatementEntry }
  | { readonly kind: 'notDone' }
  | { readonly kind: 'unsettled' };
