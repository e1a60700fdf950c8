import * as v from 'valibot';
import { readSettings } from '@/lib/buildSettings';
import type { Backend, BackendOptions, ResetOptions } from './backendInterface';
import { control, controlPath } from './control';
import { delayOf, faultSchema, spoil, takeFault } from './faults';
import { handlers } from './handlers/handlers';
import { askedOf } from './http/asked';
import { issueToken } from './http/auth';
import { answer, dispatch, perform, postpone } from './http/dispatch';
import { createMockState, type MockSettings, type MockState, restoreMockState, snapshotMockState } from './mockState';
import { Refusal } from './refusal';
import { atOnce } from './rules/atOnce';
import { runJobs } from './rules/jobs';
import { memberByPhone } from './rules/member';
import { delay } from './runtime/delay';
import { scenarioByName, seedScenario } from './scenarios/scenarios';

const defaultSeed = 1;

export function createBackend(options: BackendOptions = {}): Backend {
  const settings: MockSettings = { ...readSettings({}), ...options.settings };
  const listeners: MockState['listeners'] = new Set();
  const onCrash = options.onCrash ?? ((error) => console.error(error));
  const performLater: MockState['perform'] = (mockState, command) => {
    perform(mockState, handlers, askedOf(mockState, command), onCrash).catch((error) => {
      if (!(error instanceof Refusal)) onCrash(error);
    });
  };

  function start({ scenario: name = 'usual', seed = defaultSeed, now = options.now }: ResetOptions): MockState {
    const scenario = scenarioByName.get(name);
    if (!scenario) throw new Error(`There is no scenario "${name}"`);
    const mockState = createMockState({
      settings,
      scenario: name,
      seed,
      now,
      running: options.running,
      site: { ...scenario.site, ...(options.language && { language: options.language }) },
      listeners,
      perform: performLater,
    });
    mockState.clock.still(() => {
      mockState.clock.set(mockState.startedAt);
      seedScenario(mockState, scenario);
    });
    return mockState;
  }

  let mockState = start(options);

  async function answerCall(request: Request, pathname: string): Promise<Response> {
    const asked = mockState;
    const fault = takeFault(asked.faults, request, pathname);
    const work = () => dispatch(asked, handlers, request, onCrash);
    const workLater = (afterMs: number) => postpone(asked, request, afterMs);
    const response = await (fault ? spoil(fault, { work, workLater }) : work());
    await delay((options.latencyMs ?? 0) + asked.site.latencyMs + (fault ? delayOf(fault) : 0));
    return response;
  }

  const backend: Backend = {
    get mockState() {
      return mockState;
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
      mockState = start({ scenario: options.scenario, ...change });
    },
    advance(seconds) {
      runJobs(mockState, mockState.clock.now() + seconds * 1000);
    },
    fail(rule) {
      mockState.faults.push(v.parse(faultSchema, rule));
    },
    tokenFor(username) {
      const member = memberByPhone(mockState, username);
      if (!member) throw new Error(`Scenario "${mockState.scenario}" has no member ${username}`);
      return atOnce(mockState, { logIn: username }, () => issueToken(mockState, member));
    },
    snapshot: () => snapshotMockState(mockState),
    restore(past) {
      mockState = restoreMockState(past, { settings, running: options.running, listeners, perform: performLater });
    },
  };
  return backend;
}
