import { expect, test } from 'vitest';
import { createBackend } from '../backend';
import { refuse } from '../refusal';
import { somchai } from '../scenarios/people';
import { dispatch } from './dispatch';

// What is told of keys over HTTP stands in mocks/contract/idempotency.test.ts.

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

test('a crash is no answer for a day: the next try with its key is done, and once', async () => {
  const { ask, arrivals } = start('usual');
  expect([await ask(crashFirst), await ask(crashFirst), await ask(crashFirst)]).toEqual([500, 200, 200]);
  expect(arrivals()).toBe(2);
});

test.each(['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN', 'INVALID_IP', 'INACTIVE_USER', 'KEY_INVALID', 'KEY_MISSING'])(
  'the refusal %s at the door is not remembered under a key',
  async (code) => {
    const { ask, arrivals } = start('usual');
    const statuses = [await ask((arrival) => (arrival === 1 ? refuse(code) : done)), await ask(() => done)];
    expect(statuses.map((status) => status < 400)).toEqual([false, true]);
    await ask(() => done);
    expect(arrivals()).toBe(2);
  },
);

test('where keys are passed over it is done as often as it arrives', async () => {
  const { ask, arrivals } = start('no-keys');
  expect([await ask(() => done), await ask(() => done)]).toEqual([200, 200]);
  expect(arrivals()).toBe(2);
});
