import type { FaultRule } from './faults';
import type { MockSettings, MockSnapshot, MockState } from './mockState';
import type { SiteConfig } from './siteConfig';

export interface BackendOptions {
  /** Default: `usual`. */
  scenario?: string;
  /** Default: 1. The same seed and the same requests give the same responses. */
  seed?: number;
  /**
   * In ms since 1970 UTC. Default: 14:30 in Bangkok on a fixed Wednesday, or the machine's time for a running clock.
   */
  now?: number;
  /** A running clock moves with the machine's clock. A frozen clock moves only by `advance`. Default: frozen. */
  running?: boolean;
  settings?: Partial<MockSettings>;
  /**
   * The address of the demo's page, to which links to games and slips then lead. Default: links to providers that do not
   * exist, and slips as files of this backend.
   */
  demoPage?: string;
  /** Language of the operator's texts, such as conditions and banners. Default: the market's language. */
  language?: SiteConfig['language'];
  /** Delay of each response in ms, in addition to the scenario's own latency. */
  latencyMs?: number;
  /**
   * Called with errors of the mock itself. The response to the request is then 500. Default: logs the error to the
   * console.
   */
  onCrash?: (error: unknown) => void;
}

export type ResetOptions = Pick<BackendOptions, 'scenario' | 'seed' | 'now'>;

/** The mock backend. Several backends can exist side by side, because one object holds the whole state of each. */
export interface Backend {
  /**
   * Handles any request below `/api/`, and the admin API below `/__mock/`. Never rejects. `Response.error()` means that
   * the connection should drop.
   */
  handle(request: Request): Promise<Response>;
  /** Resets the state. Default scenario: the `scenario` option of `createBackend`. Throws for an unknown scenario. */
  reset(options?: ResetOptions): void;
  /** Advances the clock and runs the jobs that become due, in order. */
  advance(seconds: number): void;
  /** Adds a fault rule, as `POST /__mock/fail` does. Throws for an invalid rule. */
  fail(rule: FaultRule): void;
  /** Returns a token for a member, as a login would. Throws for an unknown member. */
  tokenFor(username: string): string;
  /** Returns the whole state as plain JSON; `restore` loads it. */
  snapshot(): MockSnapshot;
  restore(past: MockSnapshot): void;
  /** The current state; a reset replaces the object. */
  readonly mockState: MockState;
}
