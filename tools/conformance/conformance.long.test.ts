import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createBackend } from '../../mocks/backend.ts';
import { delay } from '../../mocks/runtime/delay.ts';
import { contractFaults } from '../../mocks/testing/contractFaults.ts';
import { memberFaults } from '../../mocks/testing/memberFaults.ts';
import { getCall, moneyFaults, type Wrap, withKey } from '../../mocks/testing/moneyFaults.ts';
import { runOnMock } from './mockRun.ts';
import { getLine, getPage, getReport } from './report.ts';
import { rules, type Session } from './session.ts';

const violations = (session: Session) => session.results.filter(({ outcome }) => outcome === 'failed').map(getLine);

// A time: jitter of 0 to 15 ms must change nothing, and the whole suite runs over HTTP.
test('the mock keeps every rule over HTTP, with jitter in commands', { timeout: 600_000 }, async () => {
  const wrap: Wrap = (honest) => async (request) => {
    const jitter = request.headers.has('idempotency-key') ? Math.random() * 15 : 0;
    await delay(jitter);
    return honest(request);
  };
  const session = await runOnMock({}, { wrap }, true);
  expect(violations(session)).toEqual([]);
  const judged = new Set(session.results.filter(({ outcome }) => outcome === 'passed').map(({ rule }) => rule));
  expect([...judged].sort()).toEqual(Object.keys(rules).sort());
});

test('judges every call, and moves no money after it has opened a game to play', async () => {
  const sent: string[] = [];
  const wrap: Wrap = (honest) => async (request) => {
    const response = await honest(request);
    if (response.ok) sent.push(getCall(request) ?? '');
    return response;
  };
  const session = await runOnMock({}, { scenario: 'all-games', wrap });
  const played = sent.findIndex((call) => call.startsWith('autoLogin'));
  expect(sent.slice(played).filter((call) => !/^autoLogin|^getSlotAccount$|^resetSlotPassword$/.test(call))).toEqual(
    [],
  );
  expect(violations(session)).toEqual([]);
  const judged = new Set(session.results.filter(({ outcome }) => outcome === 'passed').map(({ call }) => call));
  expect([...session.contract.operations.keys()].filter((call) => !judged.has(call))).toEqual([]);
});

test.each(Object.entries(moneyFaults))('finds a fault by the rule %s', async (rule, wrap) => {
  const found = (await runOnMock({ only: [rule] }, { wrap })).results.filter(({ outcome }) => outcome === 'failed');
  expect(found.map((result) => result.rule)).toContain(rule);
  for (const { exchanges } of found) expect(exchanges?.[0]?.curl).toContain('curl -i -X ');
});

test.each(Object.entries({ ...memberFaults, ...contractFaults }))(
  'finds each fault: %s',
  async (_, { only, faults }) => {
    const wrap: Wrap = (honest, backend) =>
      Object.values(faults).reduce((handle, fault) => fault(handle, backend), honest);
    const lines = violations(await runOnMock({ only }, { wrap }));
    expect(Object.keys(faults).filter((line) => !lines.join('\n').includes(`VIOLATION  ${line}`))).toEqual([]);
  },
);

test('finds a key that is forgotten when its connection ends', async () => {
  const backend = createBackend({ scenario: 'usual' });
  const drop = (request: Request) => void backend.handle(withKey(request, randomUUID()));
  const lines = violations(await runOnMock({ only: ['transfer', 'addMoney', 'spin'], drop }, { backend }));
  for (const what of ['a transfer to a game', 'an announced deposit', 'a spin'])
    expect(lines.join('\n')).toMatch(new RegExp(`VIOLATION .*${what} whose connection ended`));
});

test('accepts a refusal without a message, and a missing method, from a correct backend', async () => {
  const wrap: Wrap = (honest) => async (request) => {
    const call = getCall(request);
    if (call === 'cancelQr') return Response.json({ message: 'Method Not Allowed' }, { status: 405 });
    const response = await honest(request);
    const { success } = ((await response.clone().json()) ?? {}) as { success?: boolean };
    if (call !== 'claimCoupon' || success !== false) return response;
    return Response.json({ success }, { headers: response.headers });
  };
  const session = await runOnMock({ only: ['claimCoupon', 'cancelQr'] }, { wrap });
  expect(violations(session)).toEqual([]);
  expect(session.results.filter(({ outcome }) => outcome === 'missing').map(({ call }) => call)).toEqual(['cancelQr']);
});

test('says first what it did not judge without a second member, and refuses a wrong one', async () => {
  const report = getReport(await runOnMock({ phone: undefined, only: ['owners'] }));
  expect(report.notJudged).toContain('no second member');
  expect(getPage(report).indexOf('no second member')).toBeLessThan(getPage(report).indexOf('<h1>'));
  for (const other of [
    { username: '0899999999', password: 'wrong' },
    { username: '0812345678', password: 'demo1234' },
  ])
    await expect(runOnMock({ other, only: ['owners'] })).rejects.toThrow('--other');
});

test('sends no command but login with read-only', async () => {
  const commands = new Set<string>();
  const wrap: Wrap = (honest) => (request) => {
    if (request.headers.has('idempotency-key')) commands.add(getCall(request) ?? '');
    return honest(request);
  };
  const session = await runOnMock({ readOnly: true }, { wrap });
  expect(violations(session)).toEqual([]);
  expect([...commands]).toEqual(['login']);
});

test('withdraws nothing above the budget', async () => {
  expect((await runOnMock({ budget: 0, only: ['withdrawAll'] })).run.spent).toBe(0);
  expect((await runOnMock({ budget: 150, only: ['withdrawAll'] })).run.spent).toBe(100_37);
});

test('passes twice on the same backend, each time with a new phone', async () => {
  const backend = createBackend({ scenario: 'otp-off' });
  for (const seed of [3, 4]) {
    const session = await runOnMock(
      { seed, phone: undefined, only: ['exact', 'owners'] },
      { scenario: 'otp-off', backend },
    );
    expect(violations(session)).toEqual([]);
  }
  expect(backend.mockState.db.member.all()).toHaveLength(3);
});

test('reports a call that is not implemented once, and waits out a rate limit', async () => {
  let limited = 0;
  const wrap: Wrap = (honest) => async (request) => {
    const isMissing = /spin|Coupon|Slip|Refund|Bonus|Qr/i.test(getCall(request) ?? '');
    if (isMissing) return Response.json({ message: 'Not Found' }, { status: 404 });
    limited += 1;
    const headers = { 'retry-after': '0.01', 'idempotency-key': request.headers.get('idempotency-key') ?? '' };
    if (limited % 50 === 0) return Response.json({ message: 'REQUEST_LIMIT' }, { status: 429, headers });
    return honest(request);
  };
  const session = await runOnMock({}, { wrap });
  expect(violations(session)).toEqual([]);
  const missing = session.results.filter(({ outcome }) => outcome === 'missing').map(({ call }) => call);
  expect(missing).toEqual([...new Set(missing)]);
  expect(missing).toContain('getSpinSetup');
});

test('the report shows requests, responses and curl commands without passwords', async () => {
  const wrap: Wrap = (honest) => async (request) => {
    const response = await honest(request);
    if (getCall(request) !== 'getWithdrawLimits') return response;
    return Response.json({ withdrawMin: '<b>100</b>' }, { headers: response.headers });
  };
  const session = await runOnMock({ only: ['login', 'getWithdrawLimits'] }, { wrap });
  const report = getReport(session);
  const [row] = report.rows;
  expect(row && getLine(row)).toContain(
    'VIOLATION  responses, getWithdrawLimits: responds in the declared shape; got the response',
  );
  const page = getPage(report);
  expect(page).toContain('&lt;b&gt;100&lt;/b&gt;');
  expect(page).not.toContain('<b>100</b>');
  for (const secret of ['demo1234', session.token]) expect(page + JSON.stringify(report)).not.toContain(secret);
});
