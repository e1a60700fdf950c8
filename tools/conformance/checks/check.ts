import type { TestContext } from '../testContext.ts';

/** A sequence of calls that test one feature. */
export interface Check {
  name: string;
  /** Names of the calls that the check sends, for `--only` and for the printed plan. */
  calls: readonly string[];
  /** The check changes data, so `--read-only` leaves it out. */
  changes?: true;
  /** The check needs no member. */
  isPublic?: true;
  run(context: TestContext): Promise<void>;
}
