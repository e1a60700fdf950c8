import { readFileSync } from 'node:fs';
import CryptoJS from 'crypto-js';
import { createBackend } from '../../mocks/backend.ts';
import type { Backend } from '../../mocks/backendInterface.ts';
import { startHttpServer } from '../../mocks/httpServer.ts';
import { demoPassword } from '../../mocks/scenarios/people.ts';
import { scenarioByName } from '../../mocks/scenarios/scenarios.ts';
import { conform } from './conform.ts';
import { readContract } from './document.ts';
import { keyFaults } from './keyFaults.ts';
import { callOf, type Mutant, refusalMutants, ruleMutants, servedMutants, shapeMutants } from './mutants.ts';
import type { TestContext, TestOptions } from './testContext.ts';

export const document: unknown = JSON.parse(
  readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8'),
);
const contract = readContract(document);

/** Runs the suite over HTTP against a new mock backend, as any user runs it. `through` wraps the mock's handler. */
export async function runSuite(
  options: Partial<TestOptions> = {},
  through: (honest: Backend['handle'], backend: Backend) => Backend['handle'] = (honest) => honest,
  scenario = options.only?.some((call) => call.startsWith('autoLogin')) ? 'all-games' : 'usual',
): Promise<TestContext> {
  const backend = createBackend({ seed: options.seed, scenario });
  const [member] = scenarioByName.get(scenario)?.members ?? [];
  const handle = through((request) => backend.handle(request), backend);
  const httpServer = await startHttpServer({ backend: { handle, mockState: backend.mockState } });
  const context = await conform(document, {
    base: httpServer.origin,
    login: { username: member?.username ?? '', password: demoPassword },
    readOnly: false,
    budget: 1_000,
    seed: 1,
    only: [],
    otp: '123456',
    promotion: 'KAPAO50',
    gift: CryptoJS.AES.encrypt(
      `https://gift.truemoney.com/campaign/?v=conform_20::${backend.mockState.db.depositWallet.all()[0]?.walletAccountName}`,
      backend.mockState.settings.truelinkKey,
      // A fixed salt: the contract's documents show this request, so it has to be the same in every run.
      { salt: CryptoJS.enc.Hex.parse('0011223344556677') } as object,
    ).toString(),
    timeoutMs: 60_000,
    ...options,
  });
  await httpServer.stop();
  return context;
}

/**
 * The first successful request and response of a call, and whether the backend refused a request of the call. `request`
 * is set only for a JSON body.
 */
export interface Recorded {
  request?: unknown;
  response?: unknown;
  refused?: true;
}

/** Runs the suite against the unchanged mock. Returns the recorded requests and responses by call. */
export async function recordResponses(scenario = 'usual'): Promise<Map<string, Recorded>> {
  const responses = new Map<string, Recorded>();
  const record = (honest: Backend['handle']) => async (request: Request) => {
    const name = callOf(contract, request)?.name;
    const copy = request.clone();
    const response = await honest(request);
    if (!name) return response;
    const known = responses.get(name) ?? {};
    if (!response.ok) responses.set(name, { ...known, refused: true });
    else if (!('response' in known)) {
      const body: unknown = copy.headers.get('content-type')?.includes('json') ? await copy.json() : undefined;
      const told: unknown = await response.clone().json();
      responses.set(name, { ...known, ...(body === undefined ? {} : { request: body }), response: told });
    }
    return response;
  };
  await runSuite({}, record, scenario);
  return responses;
}

/** Returns all mutants: faults of keys and rules first, the others in an order that depends on `seed`. */
export async function allMutants(seed: number): Promise<Mutant[]> {
  const recorded = [...(await recordResponses())];
  const responses = new Map(recorded.flatMap(([name, told]) => ('response' in told ? [[name, told.response]] : [])));
  const refusing = recorded.filter(([, { refused }]) => refused).map(([name]) => name);
  const others = [...shapeMutants(contract, responses), ...servedMutants(contract), ...refusalMutants(refusing)];
  const order = others.map((mutant, at) => [hash(seed, at), mutant] as const).sort(([one], [other]) => one - other);
  return [...keyFaults(contract), ...ruleMutants(), ...order.map(([, mutant]) => mutant)];
}

/** Returns a pseudo-random integer from 0 to 2^32 - 1. */
const hash = (seed: number, at: number): number => Math.imul((seed + 1) * 0x9e3779b1 + at, 0x85ebca6b) >>> 0;

/** Returns the violations that name a call of the mutant. Empty if the suite misses the mutant. */
export async function violationsOf(mutant: Mutant): Promise<string[]> {
  const context = await runSuite({ only: mutant.calls }, (honest, backend) => mutant.plant(honest, contract, backend));
  return context.results
    .filter(({ outcome, call }) => outcome === 'failed' && mutant.calls.includes(call))
    .map(({ call, rule }) => `${call}: ${rule}`);
}
