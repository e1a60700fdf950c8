import * as v from 'valibot';
import { readSettings } from '@/lib/buildSettings';
import type { Backend, BackendOptions, ResetOptions } from './backendInterface';
import { control, controlPath } from './control';
import { delayOf, faultSchema, spoil, takeFault } from './faults';
import { handlers } from './handlers/handlers';
import { askedOf } from './http/asked';
import { issueToken } from './http/auth';
import { answer, dispatch, perform, postpone } from './http/dispatch';
import { Refusal } from './refusal';
import { atOnce } from './rules/atOnce';
import { runJobs } from './rules/jobs';
import { memberByPhone } from './rules/member';
import { delay } from './runtime/delay';
import { scenarioByName, seedScenario } from './scenarios/scenarios';
import { createWorld, type MockSettings, restoreWorld, snapshotWorld, type World } from './world';

const defaultSeed = 1;

export function createBackend(options: BackendOptions = {}): Backend {
  const settings: MockSettings = { ...readSettings({}), ...options.settings };
  const listeners: World['listeners'] = new Set();
  const onCrash = options.onCrash ?? ((error) => console.error(error));
  const performLater: World['perform'] = (world, command) => {
    perform(world, handlers, askedOf(world, command), onCrash).catch((error) => {
      if (!(error instanceof Refusal)) onCrash(error);
    });
  };

  function start({ scenario: name = 'usual', seed = defaultSeed, now = options.now }: ResetOptions): World {
    const scenario = scenarioByName.get(name);
    if (!scenario) throw new Error(`There is no scenario "${name}"`);
    const world = createWorld({
      settings,
      scenario: name,
      seed,
      now,
      running: options.running,
      site: { ...scenario.site, ...(options.language && { language: options.language }) },
      listeners,
      perform: performLater,
    });
    world.clock.still(() => {
      world.clock.set(world.startedAt);
      seedScenario(world, scenario);
    });
    return world;
  }

  let world = start(options);

  async function answerCall(request: Request, pathname: string): Promise<Response> {
    const asked = world;
    const fault = takeFault(asked.faults, request, pathname);
    const work = () => dispatch(asked, handlers, request, onCrash);
    const workLater = (afterMs: number) => postpone(asked, request, afterMs);
    const response = await (fault ? spoil(fault, { work, workLater }) : work());
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
      return atOnce(world, { logIn: username }, () => issueToken(world, member));
    },
    snapshot: () => snapshotWorld(world),
    restore(past) {
      world = restoreWorld(past, { settings, running: options.running, listeners, perform: performLater });
    },
  };
  return backend;
}
