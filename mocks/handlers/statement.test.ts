import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { addStatement } from '../rules/statement';
import { malee, somchai } from '../scenarios/people';
import { type Client, createClient } from '../testing/client';

let backend: Backend;
let client: Client;
let token: string;

beforeEach(() => {
  backend = createBackend();
  client = createClient(backend);
  token = backend.tokenFor(somchai.username);
});

const page = (page: number, limit = 10, of = token) => client.ok('getStatements', { token: of, body: { page, limit } });

test('returns pages newest first, without overlap, up to the last', async () => {
  const { total } = await page(1);
  expect(total).toBeGreaterThan(30);
  const seen = [];
  for (let number = 1; number <= Math.ceil(total / 10); number += 1) seen.push(...(await page(number)).statements);
  expect(seen).toHaveLength(total);
  const times = seen.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(seen).toEqual((await page(1, 100)).statements);
  expect(await page(Math.ceil(total / 10) + 1)).toEqual({ total, statements: [] });
  expect(await page(1_000_000_000)).toEqual({ total, statements: [] });
});

test('shows members only their own entries', async () => {
  expect(await page(1, 10, backend.tokenFor(malee.username))).toEqual({ total: 0, statements: [] });
});

test('describes the reason of an entry', async () => {
  const member = backend.mockState.db.member.by('username', somchai.username)[0]?._id ?? '';
  for (const referenceKind of ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const) {
    const line = {
      member,
      statementType: 'bonus',
      status: 'SUCCESS',
      from: 'BONUS',
      to: 'WALLET',
      amount: 5_00,
    } as const;
    addStatement(backend.mockState, { ...line, referenceKind, referenceDescription: referenceKind });
    const [entry] = (await page(1, 1)).statements;
    expect(entry).toMatchObject({ amount: 5, [referenceKind]: { description: referenceKind } });
  }
});
