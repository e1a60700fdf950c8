import { expect, test } from 'vitest';
import { createBackend } from '../backend';
import { settleRound } from '../rules/gameRounds';
import { somchai } from '../scenarios/people';
import { ledgerDiscrepancies } from '../testing/books';
import { createClient } from '../testing/client';

function start(scenario: string) {
  const backend = createBackend({ scenario });
  const client = createClient(backend);
  const token = () => backend.tokenFor(somchai.username);
  const id = backend.mockState.db.member.all()[0]?._id ?? '';
  const check = () => client.ok('checkRefund', { token: token() });
  const wallet = async () => (await client.ok('getWallet', { token: token() })).wallet.amount;
  return { backend, client, token, check, wallet, id };
}

test('refunds a tenth of the losses: received once, then added to the wallet once', async () => {
  const { client, token, check, wallet, backend, id } = start('refund');
  const before = await wallet();
  expect(await check()).toMatchObject({
    result: true,
    bonus: false,
    refundAmount: 125,
    refundSuccess: 10,
    refundFail: 5,
  });
  expect(await client.fails('addRefundToWallet', { token: token() })).toBe('400 NO_REFUND');
  expect((await client.ok('receiveRefund', { token: token() })).message).not.toBe('');
  expect(await wallet()).toBe(before);
  // There is nothing to receive, but the received amount is not yet in the main wallet.
  expect(await check()).toMatchObject({ result: false, refundAmount: 125 });
  expect(await client.fails('receiveRefund', { token: token() })).toBe('400 NO_REFUND');
  expect((await client.ok('getRefunds', { token: token(), body: { page: 1, limit: 10 } })).refunds).toHaveLength(4);
  await client.ok('addRefundToWallet', { token: token() });
  expect(await wallet()).toBe(before + 125);
  expect(await client.fails('addRefundToWallet', { token: token() })).toBe('400 NO_REFUND');
  expect(await client.fails('receiveRefund', { token: token() })).toBe('400 NO_REFUND');
  expect(await check()).toMatchObject({ result: false, refundAmount: 0 });
  const { statements } = await client.ok('getStatements', { token: token(), body: { page: 1, limit: 1 } });
  expect(statements[0]).toMatchObject({ statementType: 'bonus', amount: 125 });
  expect(statements[0]?.refund?.description).not.toBe('');
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);

  backend.advance(1);
  settleRound(backend.mockState, id, 'PG', 100_00, 0);
  expect(await client.fails('receiveRefund', { token: token() })).toBe('400 REFUND_CONDITION');
  backend.advance(86_400);
  expect(await check()).toMatchObject({ result: true, refundAmount: 10 });
});

test('refunds half of that to a member who has cancelled a bonus since', async () => {
  const { client, token, check } = start('refund');
  await client.ok('activateBonus', { token: token(), params: { code: 'SMILE5' } });
  expect(await check()).toMatchObject({ bonus: true });
  await client.ok('clearBonus', { token: token() });
  expect(await check()).toMatchObject({ bonus: false, refundAmount: 62.5 });
});

test.each([
  ['no-refund', 'receiveRefund', 'NO_REFUND'],
  ['refund-closed', 'receiveRefund', 'REFUND_INACTIVE'],
  ['refund-closed', 'addRefundToWallet', 'REFUND_INACTIVE'],
  ['refund-blocked', 'receiveRefund', 'BONUS_REMAINING'],
  ['refund-blocked', 'addRefundToWallet', 'BONUS_REMAINING'],
  ['no-refund', 'addRefundToWallet', 'NO_REFUND'],
  ['refund-waiting', 'receiveRefund', 'NO_REFUND'],
] as const)('scenario %s: %s returns %s and moves nothing', async (scenario, call, code) => {
  const { client, token, wallet } = start(scenario);
  const before = await wallet();
  expect(await client.fails(call, { token: token() })).toBe(`400 ${code}`);
  expect(await wallet()).toBe(before);
});

test('has the refunds that the scenarios promise', async () => {
  expect(await start('refund-blocked').check()).toMatchObject({ result: true, bonus: true, refundAmount: 90 });
  expect(await start('refund-waiting').check()).toMatchObject({ result: false, bonus: false, refundAmount: 80 });
  expect(await start('refund-zero').check()).toMatchObject({ result: false, refundAmount: 0 });
  expect(await start('no-refund').check()).toMatchObject({ result: false, refundAmount: 0 });
});

test('returns the past refunds in pages, up to the last', async () => {
  const { client, token } = start('refund');
  const page = (page: number) => client.ok('getRefunds', { token: token(), body: { page, limit: 2 } });
  expect((await page(1)).refunds.map(({ refundAmount }) => refundAmount)).toEqual([105.25, 18]);
  expect((await page(2)).refunds).toHaveLength(1);
  expect(await page(3)).toEqual({ refunds: [], total: 3 });
});
