import { expect, test } from 'vitest';
import { withdrawAll } from '@/api/calls/wallet';
import { runCommand } from './command';
import { openCommands } from './pendingCommands';
import { failing, loseResponse, useCommandServer } from './testCommands';
import { getKnownRows } from './traceList';

const { server } = useCommandServer();
const entry = (createdAt: string) => ({ statementType: 'withdraw', status: 'PENDING', from: 'WALLET', createdAt });

test('a record keeps the rows that its form has read, also when the command is sent again', async () => {
  server.respond = loseResponse;
  const knownRows = getKnownRows('statement', { total: 2, statements: [entry('b'), entry('a')] });
  expect(knownRows).toMatchObject({ isWhole: true, total: 2, ids: [expect.any(String), expect.any(String)] });
  const { command } = await failing(runCommand(withdrawAll, { body: { amount: 5 } }, { knownRows }));
  await runCommand(withdrawAll, { body: { amount: 5 } }, { key: command?.key ?? '' });
  expect(openCommands().map((item) => item.known)).toEqual([knownRows]);
});

const rows = (length: number) => Array.from({ length }, (_, index) => entry(String(index)));
test.each([
  ['statement', 'an empty list', { total: 0, statements: [] }, { ids: [], isWhole: true, total: 0 }],
  ['statement', 'no list', {}, undefined],
  ['statement', 'an empty list with a total', { total: 3, statements: [] }, undefined],
  ['statement', 'a list without a total', { statements: [] }, undefined],
  ['statement', 'a page of a longer list', { total: 30, statements: rows(10) }, { isWhole: false, total: 30 }],
  ['statement', 'a whole page', { total: 10, statements: rows(10) }, { isWhole: true, total: 10 }],
  ['slips', 'few rows without a total', { slips: rows(9) }, { isWhole: true }],
  ['slips', 'a page without a total', { slips: rows(10) }, { isWhole: false }],
  ['coupons', 'a list without pages', rows(12), { isWhole: true }],
  ['coupons', 'more rows than it keeps', rows(101), { isWhole: false }],
] as const)('knows of the %s %s what it is', (place, _, response, knownRows) => {
  const found = getKnownRows(place, response);
  if (knownRows) expect(found).toMatchObject(knownRows);
  else expect(found).toBeUndefined();
});
