import { expect, test } from 'vitest';
import { getSlips, getStatements } from '@/api/calls/statement';
import { transfer, withdrawAll } from '@/api/calls/wallet';
import { readRaw } from '@/api/client/readRaw';
import { json } from '@/api/client/testServer';
import { localStore, storageKeys } from '@/device/storage';
import { runCommand } from './command';
import { openCommands } from './pendingCommands';
import { forgetSeenRows } from './seenRows';
import { body, done, failing, lost, useCommandServer } from './testCommands';

const { server, session } = useCommandServer();
const entry = (createdAt: string) => ({ statementType: 'withdraw', status: 'PENDING', from: 'WALLET', createdAt });
const page = { body: { page: 1, limit: 10 } };

/** Reads the first page of the statement. */
async function see(response: object): Promise<void> {
  server.respond = (_, reply) => json(reply, 200, response);
  await readRaw(getStatements, page);
}
/** Loses a withdrawal, and returns the rows that its record knows. */
async function loseWithdrawal() {
  server.respond = lost;
  await failing(runCommand(withdrawAll, { body: { amount: 5 } }, { isConfirmed: true }));
  return openCommands().at(-1)?.known;
}

test('a record keeps the newest rows that were seen before the command was sent', async () => {
  await see({ total: 2, statements: [entry('b'), entry('a')] });
  const known = await loseWithdrawal();
  expect(known).toMatchObject({ isWhole: true, ids: [expect.any(String), expect.any(String)] });
  const [record] = JSON.parse(localStore.get(storageKeys.pendingCommands) ?? '[]');
  expect(record.known).toEqual(known);
});

test.each([
  ['an empty list', { total: 0, statements: [] }, { ids: [], isWhole: true }],
  ['no list', {}, undefined],
  ['an empty list with a total', { total: 3, statements: [] }, undefined],
  ['a list without a total', { statements: [] }, undefined],
])('knows %s for what it is', async (_, response, known) => {
  await see(response);
  expect(await loseWithdrawal()).toEqual(known);
});

test('does not use rows that were seen before an earlier command ended, by another member, or in another place', async () => {
  const statement = { total: 1, statements: [entry('a')] };
  await see(statement);
  server.respond = done;
  await runCommand(transfer, { body });
  expect(await loseWithdrawal()).toBeUndefined();
  await see(statement);
  session.token = 'two';
  expect(await loseWithdrawal()).toBeUndefined();
  server.respond = (_, reply) => json(reply, 200, { total: 1, slips: [entry('a')] });
  await readRaw(getSlips, page);
  expect(await loseWithdrawal()).toBeUndefined();
});

test('does not use a response to a read that was sent before the rows were forgotten', async () => {
  server.respond = (_, reply) => {
    forgetSeenRows();
    json(reply, 200, { total: 0, statements: [] });
  };
  await readRaw(getStatements, page);
  expect(await loseWithdrawal()).toBeUndefined();
});
