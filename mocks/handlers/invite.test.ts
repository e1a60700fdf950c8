import { expect, test } from 'vitest';
import { createBackend } from '../backend';
import { activateBonus } from '../rules/bonus';
import { settleRound } from '../rules/gameRounds';
import { addInviteShare } from '../rules/invite';
import { malee, somchai } from '../scenarios/people';
import { ledgerDiscrepancies } from '../testing/books';
import { createClient } from '../testing/client';

function start(scenario: string) {
  const backend = createBackend({ scenario });
  const client = createClient(backend);
  const token = backend.tokenFor(somchai.username);
  return { backend, client, token, mockState: backend.mockState };
}

test('returns shares newest first, in pages, up to the last', async () => {
  const { client, token } = start('invites');
  const page = (page: number) => client.ok('getInvites', { token, body: { page, limit: 10 } });
  const pages = [await page(1), await page(2), await page(3), await page(4), await page(5)];
  expect(pages.map(({ invites }) => invites.length)).toEqual([10, 10, 10, 4, 0]);
  const dates = pages.flatMap(({ invites }) => invites.map(({ createdAt }) => createdAt));
  expect(dates).toEqual([...dates].sort().reverse());
  expect(pages[0]?.total).toBe(34);
});

test('pays the accumulated amount once', async () => {
  const { client, token, backend } = start('invites');
  const before = await client.ok('getWallet', { token });
  expect(before.invite).toMatchObject({ success: 5, fail: 3 });
  expect(before.invite.amount).toBeGreaterThan(0);
  await client.ok('receiveInviteBonus', { token });
  const after = await client.ok('getWallet', { token });
  expect(after.wallet.amount).toBe(before.wallet.amount + before.invite.amount);
  expect(after.invite.amount).toBe(0);
  const { statements } = await client.ok('getStatements', { token, body: { page: 1, limit: 1 } });
  expect(statements[0]).toMatchObject({ statementType: 'bonus', amount: before.invite.amount });
  expect(statements[0]?.invite?.description).not.toBe('');
  expect(await client.fails('receiveInviteBonus', { token })).toBe('400 INVITE_BONUS_SUCCESS');
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

test("lists a friend who registers by a member's link immediately, with 0.00 until there is a share", async () => {
  const { mockState, backend, client } = start('otp-off');
  const token = () => backend.tokenFor(somchai.username);
  const inviter = mockState.db.member.by('username', somchai.username)[0]?._id ?? '';
  const list = async () => (await client.ok('getInvites', { token: token(), body: { page: 1, limit: 10 } })).invites;
  const before = await list();
  const body = {
    name: 'ปรีชา แสงทอง',
    username: '0867001234',
    password: 'secret',
    sourceCode: '',
    inviteCode: `PR${inviter}`,
    bankCode: 'KBANK',
    bankAccountName: 'ปรีชา แสงทอง',
    bankAccountNo: '0112233445',
    currency: 'BAHT',
  };
  const { _id } = await client.ok('register', { body });
  expect((await list())[0]).toMatchObject({ from: { name: body.name }, amount: 0 });
  // Two days later the friend's first share replaces the entry without a share.
  mockState.clock.set(mockState.clock.now() + 2 * 86_400_000);
  addInviteShare(mockState, _id, 200_00);
  expect(await list()).toEqual(
    [{ from: { name: body.name }, amount: 10, createdAt: expect.any(String) }, ...before].slice(0, 10),
  );
});

test("keeps a friend without a share in the list when others' shares are received", async () => {
  const { mockState, client, token } = start('invites-idle');
  const [inviter] = mockState.db.member.all();
  mockState.db.invite.insert({ _id: 'x', member: inviter?._id ?? '', fromName: 'X', amount: 10_00, createdAt: 0 });
  await client.ok('receiveInviteBonus', { token });
  addInviteShare(mockState, mockState.db.member.by('username', malee.username)[0]?._id ?? '', 100_00);
  const { invites } = await client.ok('getInvites', { token, body: { page: 1, limit: 10 } });
  expect(invites.map(({ amount }) => amount).sort()).toEqual([10, 5]);
});

test("adds a share of a friend's losses by friend and day, and a lower one while they play with a bonus", async () => {
  const { mockState, backend, client, token } = start('invites-idle');
  const friend = mockState.db.member.by('username', malee.username)[0];
  const id = friend?._id ?? '';
  await client.ok('getInvites', { token, body: { page: 1, limit: 10 } });
  const give = (code: string) =>
    backend.handle(
      new Request(`http://mock/api/wallet/activate/${code}`, {
        headers: { authorization: `Bearer ${backend.tokenFor(malee.username)}` },
      }),
    );
  await give('PG');
  await backend.handle(
    new Request('http://mock/__mock/pay', {
      method: 'POST',
      body: JSON.stringify({ username: malee.username, amount: 1_000 }),
    }),
  );
  backend.advance(60);
  const mine = backend.tokenFor(malee.username);
  await client.ok('transfer', { token: mine, body: { from: 'WALLET', to: 'PG', amount: 500 } });
  settleRound(mockState, id, 'PG', 100_00, 0);
  settleRound(mockState, id, 'PG', 100_00, 250_00);
  settleRound(mockState, id, 'PG', 60_00, 0);
  const amounts = async () =>
    (await client.ok('getInvites', { token, body: { page: 1, limit: 10 } })).invites.map(({ amount }) => amount);
  expect(await amounts()).toEqual([8]);
  if (friend) activateBonus(mockState, friend, 'DAILY10');
  settleRound(mockState, id, 'PG', 100_00, 0);
  expect(await amounts()).toEqual([11]);
  backend.advance(86_400 / 2);
  settleRound(mockState, id, 'PG', 100_00, 0);
  expect(await amounts()).toEqual([3, 11]);
  expect(ledgerDiscrepancies(mockState)).toEqual([]);
});
