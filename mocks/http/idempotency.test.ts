import { expect, test } from 'vitest';
import { createBackend } from '../backend';
import { refuse } from '../refusal';
import { somchai } from '../scenarios/people';
import { dispatch } from './dispatch';

// mocks/contract/idempotency.test.ts tests idempotency keys over HTTP.

function start(scenario: string) {
  const { mockState, tokenFor } = createBackend({ scenario });
  const token = tokenFor(somchai.username);
  let arrivals = 0;
  const ask = async (work: (arrival: number) => { success: true }) => {
    const refreshSlots = () => {
      arrivals += 1;
      return work(arrivals);
    };
    const headers = { authorization: `Bearer ${token}`, [mockState.settings.idempotencyHeader]: 'key' };
    const request = new Request('http://mock.example/api/wallet/refresh/slot', { headers });
    return (await dispatch(mockState, { refreshSlots }, request, () => {})).status;
  };
  return { ask, arrivals: () => arrivals };
}

const done = { success: true } as const;
const crashFirst = (arrival: number) => {
  if (arrival === 1) throw new Error('crashed');
  return done;
};

test('does not remember a crash: the next attempt with the same key is carried out, once', async () => {
  const { ask, arrivals } = start('usual');
  expect([await ask(crashFirst), await ask(crashFirst), await ask(crashFirst)]).toEqual([500, 200, 200]);
  expect(arrivals()).toBe(2);
});

test.each(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN', 'INVALID_IP', 'INACTIVE_USER', 'KEY_INVALID', 'KEY_MISSING'])(
  'does not remember the refusal %s under its key, because it precedes the command',
  async (code) => {
    const { ask, arrivals } = start('usual');
    const statuses = [await ask((arrival) => (arrival === 1 ? refuse(code) : done)), await ask(() => done)];
    expect(statuses.map((status) => status < 400)).toEqual([false, true]);
    await ask(() => done);
    expect(arrivals()).toBe(2);
  },
);

test('carries out a command as often as it arrives if keys are ignored', async () => {
  const { ask, arrivals } = start('no-keys');
  expect([await ask(() => done), await ask(() => done)]).toEqual([200, 200]);
  expect(arrivals()).toBe(2);
});
