import type { FaultRule } from './faults';
import type { MockSettings, MockSnapshot, MockState } from './mockState';
import type { SiteConfig } from './siteConfig';

export interface BackendOptions {
  /** `usual` unless told. */
  scenario?: string;
  /** The same seed and the same requests give the same answers. */
  seed?: number;
  /** Milliseconds since 1970; unless told a fixed Wednesday afternoon, or the machine's now for a running clock. */
  now?: number;
  /** A running clock moves with the machine's; a frozen one only by `advance`. */
  running?: boolean;
  settings?: Partial<MockSettings>;
  /** What the site's owner writes in, such as conditions and banners; the market's language unless told. */
  language?: SiteConfig['language'];
  /** Added to each answer, in milliseconds; a scenario's own latency comes on top. */
  latencyMs?: number;
  /** Told of errors that are the mock's own fault (answered as 500). */
  onCrash?: (error: unknown) => void;
}

export type ResetOptions = Pick<BackendOptions, 'scenario' | 'seed' | 'now'>;

/** The mock backend: one object holds all of its state, so that several can live side by side. */
export interface Backend {
  /**
   * Everything: answers any request below `/api/`, and control below `/__mock/`; never throws. A connection that is to
   * drop is `Response.error()`.
   */
  handle(request: Request): Promise<Response>;
  /** Starts anew, in the scenario that the backend was made with unless told. An unknown one throws. */
  reset(options?: ResetOptions): void;
  /** Moves the clock, and does what becomes due on the way, in order. */
  advance(seconds: number): void;
  /** Makes calls fail: the rule of `POST /__mock/fail`. A rule that makes no sense throws. */
  fail(rule: FaultRule): void;
  /** A token for a member, as if they had logged in. */
  tokenFor(username: string): string;
  /** Everything as plain JSON, and back. */
  snapshot(): MockSnapshot;
  restore(past: MockSnapshot): void;
  /** The state of now; another object after a reset. */
  readonly mockState: MockState;
}
