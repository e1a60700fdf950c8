import { expect, test } from 'vitest';
import type { Call } from '@/api/call';
import { type CallName, calls } from '@/api/calls';
import { logIn, openSite } from './site';

/** Runs against any backend: what may be read answers in its declared shape. */
const site = await openSite();
const { client } = site;
const token = await logIn(site);
const { profile, slots } = await client.ok('getWallet', { token });
const slotCode = slots.find(({ isActive }) => isActive)?.code ?? '';

const page = { page: 1, limit: 10 };
const bodies: Partial<Record<CallName, object>> = {
  validateRegistration: { name: 'สมหญิง ทดสอบ' },
  getInvites: page,
  getRefunds: page,
  getStatements: page,
  getSlips: page,
  getHistory: { userId: profile._id, limit: 10, skip: 0 },
};
const { slips } = await client.ok('getSlips', { token, body: page });
const params: Partial<Record<CallName, Record<string, string>>> = {
  getSlotAccount: { slotCode },
  getQr: { bankCode: 'KBANK' },
  findPromotion: { code: 'NOSUCHCODE' },
  getSlipReference: { reference: slips[0]?.reference ?? '' },
};
/** These need something that not every member has. */
const needs: Partial<Record<CallName, boolean>> = {
  getSlotAccount: slotCode !== '',
  getSlipReference: slips.length > 0,
};

const reads = (Object.entries(calls) as [CallName, Call][])
  .filter(([name, { kind }]) => kind === 'read' && needs[name] !== false)
  .map(([name]) => name);

test.each(reads)('%s', async (name) => {
  await client.ok(name, { token, body: bodies[name], params: params[name] } as never);
});

test.each(['getInvites', 'getRefunds', 'getStatements', 'getSlips'] as const)('%s ends', async (name) => {
  const answer = await client.ok(name, { token, body: { page: 1_000_000, limit: 10 } });
  expect(Object.values(answer).find(Array.isArray)).toEqual([]);
});

test('a statement is newest first, whole over its pages, and no longer than asked for', async () => {
  const first = await client.ok('getStatements', { token, body: { page: 1, limit: 100 } });
  const dates = first.statements.map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
  const pages = await Promise.all(
    [1, 2, 3].map((page) => client.ok('getStatements', { token, body: { page, limit: 10 } })),
  );
  expect(pages.flatMap(({ statements }) => statements)).toEqual(first.statements.slice(0, 30));
});
