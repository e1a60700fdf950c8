import { expect, test } from 'vitest';
import { readContract } from './document.ts';
import { callOf } from './mutants.ts';
import { allMutants, document, runSuite, violationsOf } from './mutationTest.ts';
import { pageOf, reportOf } from './report.ts';

const violations = (context: Awaited<ReturnType<typeof runSuite>>) =>
  context.results.flatMap(({ outcome, call, rule, text }) =>
    outcome === 'failed' ? [`${call}: ${rule}. ${text}`] : [],
  );

test.each([1, 2])('the mock backend keeps the contract over HTTP (seed %i)', async (seed) => {
  const context = await runSuite({ seed });
  expect(violations(context)).toEqual([]);
  const judged = new Set(context.results.filter(({ outcome }) => outcome === 'passed').map(({ call }) => call));
  expect([...context.contract.operations.keys()].filter((call) => !judged.has(call))).toEqual([]);
});

test('the suite kills each of twenty mutants and names the call', async () => {
  const faults = await allMutants(7);
  const some = faults.filter((_, at) => at % Math.floor(faults.length / 20) === 0).slice(0, 20);
  const missed: string[] = [];
  for (const mutant of some) if ((await violationsOf(mutant)).length === 0) missed.push(mutant.name);
  expect(missed).toEqual([]);
});

test('sends no command but login with read-only', async () => {
  const contract = readContract(document);
  const asked = new Set<string>();
  await runSuite({ readOnly: true }, (honest) => (request) => {
    const call = callOf(contract, request);
    if (call && call.kind !== 'read') asked.add(call.name);
    return honest(request);
  });
  expect([...asked]).toEqual(['login']);
});

test('withdraws at most the budget, and nothing by default', async () => {
  const withdrawn = async (budget: number) => (await runSuite({ budget, only: ['withdrawAll'] })).spent / 100;
  expect(await withdrawn(0)).toBe(0);
  expect(await withdrawn(150)).toBe(100);
});

test('reports nothing as withdrawn if the wallet does not cover the minimum', async () => {
  const context = await runSuite({ budget: 9_000_000, only: ['withdrawAll'] }, (honest) => async (request) => {
    const response = await honest(request);
    if (!request.url.endsWith('/api/lookup/withdraw')) return response;
    return Response.json({ withdrawMin: 1_000_000, withdrawMax: 2_000_000 }, { headers: response.headers });
  });
  expect(context.spent).toBe(0);
});

test('the report shows each request, its response and a curl command, without passwords', async () => {
  const context = await runSuite({ only: ['withdrawAll', 'login'] }, (honest) => async (request) => {
    const response = await honest(request);
    if (!request.url.endsWith('/api/lookup/withdraw')) return response;
    return Response.json({ withdrawMin: '<b>100</b>' }, { headers: response.headers });
  });
  const report = reportOf(context);
  const violation = report.rows.find(({ call, outcome }) => call === 'getWithdrawLimits' && outcome === 'failed');
  expect(violation?.text).toContain('withdrawMin');
  expect(violation?.exchange?.curl).toContain('/api/lookup/withdraw');
  const page = pageOf(report);
  expect(page).toContain('&lt;b&gt;100&lt;/b&gt;');
  expect(page).not.toContain('<b>100</b>');
  for (const secret of ['demo1234', context.token]) expect(page + JSON.stringify(report)).not.toContain(secret);
});
