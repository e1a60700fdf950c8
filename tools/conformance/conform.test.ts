import { expect, test } from 'vitest';
import { readContract } from './document.ts';
import { callOf } from './faults.ts';
import { allFaults, document, findingsOf, judge } from './proof.ts';
import { pageOf, reportOf } from './report.ts';

const findings = (kit: Awaited<ReturnType<typeof judge>>) =>
  kit.verdicts.flatMap(({ came, call, law, text }) => (came === 'broken' ? [`${call}: ${law}. ${text}`] : []));

test.each([1, 2])('the mock over HTTP keeps the contract (seed %i)', async (seed) => {
  const kit = await judge({ seed });
  expect(findings(kit)).toEqual([]);
  const judged = new Set(kit.verdicts.filter(({ came }) => came === 'held').map(({ call }) => call));
  expect([...kit.contract.operations.keys()].filter((call) => !judged.has(call))).toEqual([]);
});

test('of twenty planted faults each is found, and named by its call', async () => {
  const faults = await allFaults(7);
  const some = faults.filter((_, at) => at % Math.floor(faults.length / 20) === 0).slice(0, 20);
  const missed: string[] = [];
  for (const fault of some) if ((await findingsOf(fault)).length === 0) missed.push(fault.name);
  expect(missed).toEqual([]);
});

test('read-only asks nothing that changes something', async () => {
  const contract = readContract(document);
  const asked = new Set<string>();
  await judge({ readOnly: true }, (honest) => (request) => {
    const call = callOf(contract, request);
    if (call && call.kind !== 'read') asked.add(call.name);
    return honest(request);
  });
  expect([...asked]).toEqual(['login']);
});

test('no more is withdrawn than the budget, and none unless it is told', async () => {
  const withdrawn = async (budget: number) => (await judge({ budget, only: ['withdrawAll'] })).spent / 100;
  expect(await withdrawn(0)).toBe(0);
  expect(await withdrawn(150)).toBe(100);
});

test('the page says what was asked, what came and how to repeat it; no password stands in it', async () => {
  const kit = await judge({ only: ['withdrawAll', 'login'] }, (honest) => async (request) => {
    const response = await honest(request);
    if (!request.url.endsWith('/api/lookup/withdraw')) return response;
    return Response.json({ withdrawMin: '<b>100</b>' }, { headers: response.headers });
  });
  const report = reportOf(kit);
  const finding = report.rows.find(({ call, came }) => call === 'getWithdrawLimits' && came === 'broken');
  expect(finding?.text).toContain('withdrawMin');
  expect(finding?.exchange?.curl).toContain('/api/lookup/withdraw');
  const page = pageOf(report);
  expect(page).toContain('&lt;b&gt;100&lt;/b&gt;');
  expect(page).not.toContain('<b>100</b>');
  for (const secret of ['demo1234', kit.token]) expect(page + JSON.stringify(report)).not.toContain(secret);
});
