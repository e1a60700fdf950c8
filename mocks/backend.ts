import * as v from 'valibot';
import { calls } from '@/api/calls/calls';
import { readSettings } from '@/lib/buildSettings';
import { adminApi, adminPath } from './adminApi';
import type { Backend, BackendOptions, ResetOptions } from './backendInterface';
import { applyFault, consumeFault, faultSchema, getDelay } from './faults';
import { handlers } from './handlers/handlers';
import { issueToken } from './http/auth';
import { dispatch, perform, postpone, respond } from './http/dispatch';
import { createMockState, type MockSettings, type MockState, restoreMockState, snapshotMockState } from './mockState';
import { Refusal } from './refusal';
import { runJobs } from './rules/jobs';
import { memberByPhone } from './rules/member';
import { runAtomically } from './rules/runAtomically';
import { delay } from './runtime/delay';
import { scenarioByName, seedScenario } from './scenarios/scenarios';

const defaultSeed = 1;

export function createBackend(options: BackendOptions = {}): Backend {
  const settings: MockSettings = { ...readSettings({}), ...options.settings };
  const listeners: MockState['listeners'] = new Set();
  const onCrash = options.onCrash ?? ((error) => console.error(error));
  const performLater: MockState['perform'] = (mockState, command) => {
    const request = new Request(`http://mock${calls[command.name].path}`);
    perform(mockState, handlers, { ...command, request }, onCrash).catch((error) => {
      if (!(error instanceof Refusal)) onCrash(error);
    });
  };

  function start({ scenario: name = 'usual', seed = defaultSeed, now = options.now }: ResetOptions): MockState {
    const scenario = scenarioByName.get(name);
    if (!scenario) throw new Error(`There is no scenario "${name}". mocks/scenarios/scenarios.ts lists them.`);
    const mockState = createMockState({
      settings,
      scenario: name,
      seed,
      now,
      running: options.running,
      demoPage: options.demoPage,
      siteConfig: { ...scenario.siteConfig, ...(options.language && { language: options.language }) },
      listeners,
      perform: performLater,
    });
    mockState.clock.freezeWhile(() => {
      mockState.clock.set(mockState.startedAt);
      seedScenario(mockState, scenario);
    });
    return mockState;
  }

  let mockState = start(options);

  async function handleCall(request: Request, pathname: string): Promise<Response> {
    const state = mockState;
    const fault = consumeFault(state.faults, request, pathname);
    const work = () => dispatch(state, handlers, request, onCrash);
    const workLater = (afterMs: number) => postpone(state, request, afterMs);
    const response = await (fault ? applyFault(fault, { work, workLater }) : work());
    await delay((options.latencyMs ?? 0) + state.siteConfig.latencyMs + (fault ? getDelay(fault) : 0));
    return response;
  }

  const backend: Backend = {
    get mockState() {
      return mockState;
    },
    async handle(request) {
      try {
        const { pathname } = new URL(request.url);
        // The API base of an app may have a path, so the path of the call starts at /api/ or /__mock/.
        const apiStart = pathname.indexOf('/api/');
        const adminStart = pathname.indexOf(adminPath);
        if (adminStart < 0 || (apiStart >= 0 && apiStart < adminStart))
          return await handleCall(request, pathname.slice(Math.max(0, apiStart)));
        return await adminApi(backend, request, pathname.slice(adminStart + adminPath.length));
      } catch (error) {
        onCrash(error);
        return respond({ message: 'INTERNAL_SERVER_ERROR' }, 500);
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
      if (!member)
        throw new Error(`Scenario "${mockState.scenario}" has no member ${username}. Use a username of its members.`);
      return runAtomically(mockState, () => issueToken(mockState, member));
    },
    snapshot: () => snapshotMockState(mockState),
    restore(past) {
      mockState = restoreMockState(past, { ...options, settings, listeners, perform: performLater });
    },
  };
  return backend;
}
