import { readFileSync } from 'node:fs';
import CryptoJS from 'crypto-js';
import { createBackend } from '../../mocks/backend.ts';
import type { Backend } from '../../mocks/backendInterface.ts';
import { startHttpServer } from '../../mocks/httpServer.ts';
import { demoPassword } from '../../mocks/scenarios/people.ts';
import { scenarioByName } from '../../mocks/scenarios/scenarios.ts';
import type { Wrap } from '../../mocks/testing/moneyFaults.ts';
import type { RefusalRow } from './responses.ts';
import { run } from './run.ts';
import type { Options, Session } from './session.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../contract/${name}`, import.meta.url), 'utf8'));
export const document: unknown = read('openapi.json');
const refusalRows: RefusalRow[] = read('refusals.json');

interface Setup {
  /** Default: `usual`. */
  scenario?: string;
  /** Default: a new backend with the scenario. */
  backend?: Backend;
  /** The parsed contract. Default: `contract/openapi.json`. */
  document?: unknown;
  /** Changes the mock's handler. */
  wrap?: Wrap;
}

/** Runs the suite against a new mock backend: in this process, or over HTTP as any user runs it. */
export async function runOnMock(
  options: Partial<Options> = {},
  {
    scenario = 'usual',
    backend = createBackend({ scenario }),
    wrap = (honest) => honest,
    document: contract = document,
  }: Setup = {},
  http = false,
): Promise<Session> {
  const [member] = scenarioByName.get(scenario)?.members ?? [];
  const handle = wrap((request) => backend.handle(request), backend);
  const server = http ? await startHttpServer({ backend: { handle, mockState: backend.mockState } }) : undefined;
  const wallet = backend.mockState.db.depositWallet.all()[0]?.walletAccountName;
  // A fixed salt: the contract's documents show this request, so it has to be the same in every run.
  const gift = CryptoJS.AES.encrypt(
    `https://gift.truemoney.com/campaign/?v=conform_20::${wallet}`,
    backend.mockState.settings.truelinkKey,
    { salt: CryptoJS.enc.Hex.parse('0011223344556677') } as object,
  ).toString();
  try {
    return await run(contract, refusalRows, {
      base: server?.origin ?? 'http://127.0.0.1:1',
      login: { username: member?.username ?? '', password: demoPassword },
      readOnly: false,
      budget: 1_500,
      only: [],
      wait: 0,
      phone: scenario === 'lao' ? '02055500001' : '0895550001',
      otp: '123456',
      promotion: 'KAPAO50',
      gift,
      seed: 1,
      timeoutMs: 60_000,
      ...(!http && { fetch: handle, drop: (request) => void handle(request) }),
      ...options,
    });
  } finally {
    await server?.stop();
  }
}
