import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codesPage } from '../../mocks/testing/codesPage.ts';
import { getCall, type Wrap } from '../../mocks/testing/moneyFaults.ts';
import { runOnMock } from '../conformance/mockRun.ts';
import { root } from '../test/program.ts';
import { asyncApi } from './asyncapi.ts';
import { callsPage } from './callsPage.ts';
import { type Examples, openApi } from './openapi.ts';

const version = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

const longest = 1_500;

/** Shortens an example: lists to three entries, texts to 1,500 characters. */
function short(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(short);
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, short(inner)]));
}

const secret = /^(password|oldPassword|newPassword|otpToken|link)$/;
/** Fixed values for fields that a client generates each time. */
const madeUp: Record<string, string> = {
  guestId: '00000000-0000-4000-8000-000000000000',
  session_id: 'k0.1',
};

/** Replaces secrets and values that differ between runs. */
const stable = (value: unknown, isRequest: boolean): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      if (typeof inner !== 'string' || inner === '') return inner;
      if (isRequest && key === 'createdAt') return '2026-01-07T08:00:00.000Z';
      if (key === 'token') return 'example-token';
      return secret.test(key)
        ? '…'
        : (madeUp[key] ?? inner.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://api.example.com'));
    }),
  );

/** Returns the first request with a positive response of each call in a conformance run, and that response. */
async function record(scenario: string, document: unknown) {
  const recorded = new Map<string, { request?: unknown; response: unknown }>();
  const wrap: Wrap = (honest) => async (request) => {
    const name = getCall(request);
    const copy = request.clone();
    const response = await honest(request);
    if (!name || !response.ok || recorded.has(name)) return response;
    const isJson = copy.headers.get('content-type')?.includes('json');
    recorded.set(name, { ...(isJson && { request: await copy.json() }), response: await response.clone().json() });
    return response;
  };
  await runOnMock({ only: ['responses', 'exact'] }, { scenario, wrap, document });
  return recorded;
}

/**
 * Records requests and the mock's responses in a conformance run for each market, by the contract as it is declared now.
 */
export async function recordExamples(): Promise<Examples> {
  const examples: Examples = {};
  const declared = openApi(version, {});
  for (const market of ['th', 'la'] as const) {
    const recorded = await record(market === 'la' ? 'lao' : 'all-games', declared);
    examples[market] = Object.fromEntries(
      [...recorded].map(([name, { request, response }]) => [
        name,
        { request: request && stable(short(request), true), response: stable(short(response), false) },
      ]),
    );
  }
  return examples;
}

/** Generates all documents from the declarations and returns them by path. */
export async function documents(): Promise<Record<string, string>> {
  const write = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;
  return {
    'contract/openapi.json': write(openApi(version, await recordExamples())),
    'contract/asyncapi.json': write(asyncApi(version)),
    'contract/CALLS.md': callsPage(),
    'mocks/CODES.md': codesPage(),
  };
}
