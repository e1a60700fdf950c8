import type { TestContext } from '../testContext.ts';

/** A walk through the calls that belong together. */
export interface Check {
  name: string;
  /** Calls that it asks, for `--only` and for the plan that is told before. */
  calls: readonly string[];
  /** Changes something: left out with `--read-only`. */
  changes?: true;
  /** Works without a member. */
  isPublic?: true;
  run(context: TestContext): Promise<void>;
}
