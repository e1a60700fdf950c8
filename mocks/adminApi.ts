import * as v from 'valibot';
import type { Backend } from './backendInterface';
import { faultSchema } from './faults';
import { respond } from './http/dispatch';
import { Refusal, refuse } from './refusal';
import { creditTime, pay } from './rules/payment';
import { runAtomically } from './rules/runAtomically';
import { scenarioByName, scenarioRow, scenarios } from './scenarios/scenarios';

/** Path prefix of the admin API, over HTTP and over MSW. */
export const adminPath = '/__mock/';

/**
 * Maximum of one `advance`, in seconds: ten years of 366 days. A longer jump would take too long, because the mock
 * plays every game round that becomes due.
 */
const longestAdvance = 10 * 366 * 24 * 3600;
const longestBody = 64 * 1024;

const nothing = v.strictObject({});
const schemas = {
  reset: v.strictObject({
    scenario: v.optional(v.picklist(scenarios.map(({ name }) => name))),
    seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))),
  }),
  advance: v.strictObject({ seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(longestAdvance)) }),
  fail: faultSchema,
  pay: v.union(
    [
      v.strictObject({ qrcodeId: v.string() }),
      v.strictObject({ username: v.string(), amount: v.pipe(v.number(), v.finite(), v.minValue(0.01)) }),
    ],
    '{ qrcodeId } or { username, amount }',
  ),
};

type Work = (backend: Backend, body: unknown) => unknown;

/**
 * Returns the validated body. Throws a `Refusal` with a reason for an invalid body, and for an array, which valibot
 * accepts as an object.
 */
const parse = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> => {
  const result = v.safeParse(schema, body);
  if (Array.isArray(body)) return refuse('body: not an object');
  if (result.success) return result.output;
  const { path, message } = result.issues[0];
  return refuse(`${path?.map(({ key }) => String(key)).join('.') || 'body'}: ${message}`, 400);
};

const works: Record<string, Work> = {
  'GET scenarios': () => scenarios.map(scenarioRow),
  'POST reset': (backend, body) => {
    backend.reset(parse(schemas.reset, body));
    const scenario = scenarioByName.get(backend.mockState.scenario);
    return scenario && scenarioRow(scenario);
  },
  'POST advance': (backend, body) => {
    backend.advance(parse(schemas.advance, body).seconds);
    return { now: backend.mockState.clock.iso() };
  },
  'POST fail': (backend, body) => {
    backend.fail(parse(schemas.fail, body));
    return { success: true };
  },
  'POST pay': ({ mockState }, body) => {
    const order = parse(schemas.pay, body);
    runAtomically(mockState, () => pay(mockState, order));
    return { success: true, creditedAt: new Date(mockState.clock.now() + creditTime).toISOString() };
  },
  'GET ledger': ({ mockState: { ledger } }) => ({
    entries: ledger.entries.map(({ txId, at, kind, account, satang }) => ({ txId, at, kind, account, satang })),
    balances: Object.fromEntries(ledger.balances),
  }),
};

/**
 * Returns the JSON body of an admin request of any content type, or `{}` for a GET request or an empty body. Throws a
 * `Refusal` for a body that cannot be read, is not JSON or is over 65,536 characters.
 */
async function getBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return {};
  const text = await request.text().catch(() => refuse('body: could not be read'));
  if (text.length > longestBody) refuse('too-large');
  if (text.trim() === '') return parse(nothing, {});
  try {
    return JSON.parse(text);
  } catch {
    return refuse('body: not JSON');
  }
}

/**
 * Handles a request below `/__mock/`. Responds with 400 and a reason to an invalid body, which changes nothing.
 * Responds with 404 to an unknown path, 405 to a wrong method, and 413 to a body over 65,536 characters.
 */
export async function adminApi(backend: Backend, request: Request, name: string): Promise<Response> {
  try {
    // Run due jobs first, or an expired QR could still be paid.
    backend.advance(0);
    const work = works[`${request.method} ${name}`];
    if (!work) {
      const isKnown = Object.keys(works).some((key) => key.endsWith(` ${name}`));
      return refuse(isKnown ? 'method-not-allowed' : 'not-found');
    }
    return respond(work(backend, await getBody(request)));
  } catch (error) {
    if (error instanceof Refusal) return respond({ message: error.code }, error.status);
    throw error;
  }
}
