import type { TestContext } from '../testContext.ts';

/** A sequence of calls that test one feature. */
export interface Check {
  name: string;
  /** Names of the calls that the check tests, for `--only` and for the report of a skipped check. `*`: all calls. */
  calls: readonly string[];
  /** The check changes data, so `--read-only` leaves it out. */
  changes?: true;
  /** The check also runs if the member's login has failed. */
  isPublic?: true;
  run(context: TestContext): Promise<void>;
}
