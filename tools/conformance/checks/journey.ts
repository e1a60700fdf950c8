import type { Kit } from '../kit.ts';

/** A walk through the calls that belong together. */
export interface Journey {
  name: string;
  /** Calls that it asks, for `--only` and for the plan that is told before. */
  calls: readonly string[];
  /** Changes something: left out with `--read-only`. */
  changes?: true;
  /** Works without a member. */
  isPublic?: true;
  walk(kit: Kit): Promise<void>;
}
