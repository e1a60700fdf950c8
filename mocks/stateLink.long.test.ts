import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CallName } from '@/api/calls/calls';
import { createBackend } from './backend';
import type { Backend } from './backendInterface';
import type { MockSnapshot } from './mockState';
import { demoPassword, somchai } from './scenarios/people';
import { longestCode, openState, type Page, writeState } from './stateLink';
import { createClient } from './testing/client';
import { command, createActor } from './testing/commands';

const nowhere: Page = { path: '/login', local: {}, tab: {} };
const guest = { guestId: 'a-guest' };

const call = (name: CallName, ask: { body?: unknown; params?: unknown } = {}) => fc.constant({ name, ask });
/** Calls that move no money. The mock refuses some of them. */
const item = fc.oneof(
  fc
    .tuple(fc.constantFrom(somchai.username, '0899999999'), fc.constantFrom(demoPassword, 'another-one', 'wrong'))
    .map(([username, password]) => ({ name: 'login' as const, ask: { body: { username, password } } })),
  fc
    .tuple(fc.constantFrom(demoPassword, 'another-one', 'wrong'), fc.constantFrom(demoPassword, 'another-one', ''))
    .map(([oldPassword, newPassword]) => ({
      name: 'changePassword' as const,
      ask: { body: { oldPassword, newPassword } },
    })),
  fc.constantFrom('สมชาย ใจดี', '', 'ສົມໄຊ').map((name) => ({
    name: 'updateProfile' as const,
    ask: {
      body: { name, bankCode: 'KBANK', bankAccountName: 'Somchai Jaidee', bankAccountNo: '1234567890' },
    },
  })),
  fc.constantFrom('help', 'promotion', 'สวัสดี', 'picture').map((message) => ({
    name: 'sendMessage' as const,
    ask: {
      body: {
        sender: 'customer',
        message: { message_type: 'text', payload: { message } },
        createdAt: '2026-01-14T07:30:00.000Z',
        ...guest,
      },
    },
  })),
  fc.nat(2).map((size) => ({
    name: 'uploadImage' as const,
    ask: { body: { file: new File([Uint8Array.from([0xff, 0xd8, 0xff, size]), 'x'.repeat(size * 999)], 'me.jpg') } },
  })),
  call('sendOtp', { body: { phoneNumber: '0877777777' } }),
  call('resetSlotPassword', { params: { slotCode: 'IMI' } }),
  call('getWallet'),
  call('getProfile'),
  call('getCoupons'),
  call('getQr', { params: { bankCode: 'WW' } }),
  call('getStatements', { body: { page: 1, limit: 20 } }),
);
const step = fc.oneof({ weight: 3, arbitrary: command }, { weight: 1, arbitrary: item });

/** Returns the backend with a different idempotency key in each request. */
const withKeys = (backend: Backend): Backend =>
  Object.assign(Object.create(backend) as Backend, {
    handle(request: Request) {
      request.headers.set(backend.mockState.settings.idempotencyHeader, crypto.randomUUID());
      return backend.handle(request);
    },
  });

/** Removes what links do not hold: passwords, digests of bodies, file contents. Also removes the action log. */
const result = ({ db, ...rest }: MockSnapshot) => ({
  ...rest,
  actionLog: [],
  db: {
    ...db,
    member: db.member.map((row) => ({ ...row, password: '' })),
    answered: db.answered.map((row) => ({ ...row, fingerprint: '' })),
    upload: db.upload.map((row) => ({ ...row, content: '' })),
  },
});

const open = async (code: string) => {
  const backend = createBackend();
  const { mockState } = await openState(code, {});
  backend.restore(mockState);
  return backend;
};

test('restores the same ledger and state from a link, after each of 50 sessions of 100 calls', async () => {
  let accepted = 0;
  let longest = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 100, maxLength: 100 }), async (steps) => {
      // Use a running clock, as the demo does.
      const backend = createBackend({ running: true });
      const client = createClient(withKeys(backend));
      const act = createActor(backend, client);
      const token = backend.tokenFor(somchai.username);
      const take = async (candidate: (typeof steps)[number]) => {
        if ('do' in candidate) return (await act(candidate)) === 'accepted';
        return (await client.any(candidate.name, { token, ...candidate.ask })).status === 200;
      };
      // Make two calls in parallel, as pages do. The mock may handle them in either order.
      for (let at = 0; at < steps.length; at += 2)
        for (const isDone of await Promise.all(steps.slice(at, at + 2).map(take))) accepted += isDone ? 1 : 0;

      const code = await writeState(backend.mockState, nowhere);
      longest = Math.max(longest, code.length);
      const now = backend.snapshot();
      const opened = await open(code);
      const again = opened.snapshot();
      expect(JSON.stringify(again.entries)).toBe(JSON.stringify(now.entries));
      expect(JSON.stringify(result(again))).toBe(JSON.stringify({ ...result(now), now: again.now }));
      expect(now.now - again.now).toBeLessThan(60_000);
      // The opened state gives the same link again.
      opened.mockState.clock.set(again.now);
      expect(await writeState(opened.mockState, nowhere)).toBe(code);
    }),
    { numRuns: 50, seed: 6, endOnFailure: true },
  );
  expect(accepted).toBeGreaterThan(2000);
  expect(longest).toBeLessThan(longestCode);
});
