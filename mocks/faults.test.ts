import { beforeEach, expect, test } from 'vitest';
import { createBackend } from './backend';
import { somchai } from './scenarios/people';

/**
 * Tests the faults `late`, `firewall` and `skew`. adminApi.test.ts and contract/idempotency.test.ts test the other
 * faults.
 */

let backend = createBackend();
beforeEach(() => {
  backend = createBackend();
});

const path = '/api/wallet/add';
const post = (key?: string, body = '{"amount":10}') =>
  backend.handle(
    new Request(`http://mock${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${backend.tokenFor(somchai.username)}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body,
    }),
  );
/** Returns the member's statement entries since the scenario began. */
const entries = () => {
  const { db, startedAt } = backend.mockState;
  const [member] = db.member.by('username', somchai.username);
  return db.statement.by('member', member?._id ?? '').filter(({ createdAt }) => createdAt >= startedAt);
};

test('late: drops the connection immediately and carries out the command later by the clock', async () => {
  const sentAt = backend.mockState.clock.now();
  backend.fail({ method: 'POST', path, kind: 'late', afterMs: 60_000 });
  expect((await post()).type).toBe('error');
  backend.advance(59);
  expect(entries()).toHaveLength(0);
  backend.advance(3600);
  expect(entries().map(({ createdAt }) => createdAt)).toEqual([sentAt + 60_000]);
});

test('late: carries out a resent idempotency key once, or twice if the backend ignores keys', async () => {
  for (const [scenario, times] of [
    ['usual', 1],
    ['no-keys', 2],
  ] as const) {
    backend.reset({ scenario });
    backend.fail({ method: 'POST', path, kind: 'late' });
    await post('key');
    expect((await post('key')).status).toBe(200);
    backend.advance(20);
    expect(entries()).toHaveLength(times);
  }
});

test('late: never carries out a request that is refused on arrival or later', async () => {
  backend.fail({ method: 'POST', path, kind: 'late', times: 2 });
  await post('first', '{"amount":"10"}');
  await post('second');
  await post('second', '{"amount":11}');
  backend.advance(60);
  expect(entries().map(({ amount }) => amount)).toEqual([11_00]);
});

test('late: a snapshot keeps a command that is still to be carried out', async () => {
  backend.fail({ method: 'POST', path, kind: 'late' });
  await post();
  const past = JSON.parse(JSON.stringify(backend.snapshot()));
  backend.reset();
  backend.restore(past);
  backend.advance(20);
  expect(entries()).toHaveLength(1);
});

test('firewall: carries out the command and returns 403 without the echoed key', async () => {
  backend.fail({ method: 'POST', path, kind: 'firewall' });
  const page = await post('key');
  expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html']);
  expect(page.headers.get('idempotency-key')).toBeNull();
  expect(entries()).toHaveLength(1);
});

test('skew: returns the right response with a shifted Date', async () => {
  backend.fail({ method: '*', path: '*', kind: 'skew', times: 2 });
  backend.fail({ method: '*', path: '*', kind: 'skew', skewMs: 5000 });
  const hoursOff = async () =>
    (Date.parse((await post()).headers.get('date') ?? '') - backend.mockState.clock.now()) / 3_600_000;
  expect([await hoursOff(), await hoursOff(), await hoursOff(), await hoursOff()]).toEqual([-1, -1, 5 / 3600, 0]);
  expect(entries()).toHaveLength(4);
});
