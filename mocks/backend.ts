import * as v from 'valibot';
import { readSettings } from '@/lib/buildSettings';
import { control, controlPath } from './control';
import { delayOf, type FaultRule, faultSchema, spoil, takeFault } from './faults';
import { handlers } from './handlers/handlers';
import { issueToken } from './http/auth';
import { answer, dispatch } from './http/dispatch';
import { runJobs } from './rules/jobs';
import { memberByPhone } from './rules/member';
import { delay } from './runtime/delay';
import { scenarioByName, seedScenario } from './scenarios/scenarios';
import { createWorld, type MockSettings, restoreWorld, snapshotWorld, type World, type WorldSnapshot } from './world';

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
  snapshot(): WorldSnapshot;
  restore(past: WorldSnapshot): void;
  /** The state of now; another object after a reset. */
  readonly world: World;
}

const defaultSeed = 1;

export function createBackend(options: BackendOptions = {}): Backend {
  const settings: MockSettings = { ...readSettings({}), ...options.settings };
  const listeners: World['listeners'] = new Set();
  const onCrash = options.onCrash ?? ((error) => console.error(error));

  function start({ scenario: name = 'usual', seed = defaultSeed, now = options.now }: ResetOptions): World {
    const scenario = scenarioByName.get(name);
    if (!scenario) throw new Error(`There is no scenario "${name}"`);
    const world = createWorld({
      settings,
      scenario: name,
      seed,
      now,
      running: options.running,
      site: scenario.site,
      listeners,
    });
    seedScenario(world, scenario);
    return world;
  }

  let world = start(options);

  async function answerCall(request: Request, pathname: string): Promise<Response> {
    const asked = world;
    runJobs(asked, asked.clock.now());
    const fault = takeFault(asked, request, pathname);
    const work = () => dispatch(asked, handlers, request, onCrash);
    const response = await (fault ? spoil(fault, work) : work());
    await delay((options.latencyMs ?? 0) + asked.site.latencyMs + (fault ? delayOf(fault) : 0));
    return response;
  }

  const backend: Backend = {
    get world() {
      return world;
    },
    async handle(request) {
      try {
        const { pathname } = new URL(request.url);
        // An app may be built for an API below a path of its own: what counts begins at /api/ or /__mock/.
        const api = pathname.indexOf('/api/');
        const at = pathname.indexOf(controlPath);
        if (at < 0 || (api >= 0 && api < at)) return await answerCall(request, pathname.slice(Math.max(0, api)));
        return await control(backend, request, pathname.slice(at + controlPath.length));
      } catch (error) {
        onCrash(error);
        return answer({ message: 'INTERNAL_SERVER_ERROR' }, 500);
      }
    },
    reset(change = {}) {
      world = start({ scenario: options.scenario, ...change });
    },
    advance(seconds) {
      runJobs(world, world.clock.now() + seconds * 1000);
    },
    fail(rule) {
      world.faults.push(v.parse(faultSchema, rule));
    },
    tokenFor(username) {
      const member = memberByPhone(world, username);
      if (!member) throw new Error(`Scenario "${world.scenario}" has no member ${username}`);
      return issueToken(world, member);
    },
    snapshot: () => snapshotWorld(world),
    restore(past) {
      world = restoreWorld(past, { settings, running: options.running, listeners });
    },
  };
  return backend;
}
