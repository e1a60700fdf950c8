import { expect, test } from 'vitest';
import { createBackend } from '../backend';
import { anan, somchai } from '../scenarios/people';
import { ledgerDiscrepancies } from '../testing/books';
import { createClient } from '../testing/client';

function start(scenario: string) {
  const backend = createBackend({ scenario });
  const client = createClient(backend);
  const token = backend.tokenFor(somchai.username);
  const claim = (coupon: string) => client.ok('claimCoupon', { token, body: { coupon } });
  const coupons = () => client.ok('getCoupons', { token });
  const wallet = async () => (await client.ok('getWallet', { token })).wallet.amount;
  return { backend, client, token, claim, coupons, wallet };
}

test('takes a coin per spin and adds each won coupon', async () => {
  const { client, token, coupons, backend } = start('no-refund');
  const { activeSpinwheel, userCoin } = await client.ok('getSpinSetup', { token });
  expect(userCoin).toBe(6);
  let coins = userCoin;
  for (let turns = 0; coins > 0 && turns < 200; turns += 1) {
    const before = (await coupons()).length;
    const won = await client.ok('spin', { token });
    const slice = backend.mockState.db.slice.get(won.code);
    expect(activeSpinwheel?.slices.find(({ code }) => code === won.code)?.label).toBe(won.label);
    expect(won.remainingCoin).toBe(coins - 1 + (slice?.prize === 'coin' ? slice.amount : 0));
    expect((await coupons()).length).toBe(before + (slice?.prize === 'coupon' ? 1 : 0));
    coins = won.remainingCoin;
  }
  expect(coins).toBe(0);
  expect(await client.fails('spin', { token })).toBe('400 MONEY_NOT_ENOUGH');
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

test('picks slices by their weight', async () => {
  const { client, token, backend } = start('no-refund');
  const id = backend.mockState.db.member.all()[0]?._id ?? '';
  backend.mockState.db.member.patch(id, { coin: 3_000 });
  const counts = new Map<string, number>();
  for (let turn = 0; turn < 2_000; turn += 1) {
    const { code } = await client.ok('spin', { token });
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  for (const { _id, weight } of backend.mockState.db.slice.all()) {
    expect(Math.abs((counts.get(_id) ?? 0) / 20 - weight), _id).toBeLessThan(3.5);
  }
});

test('pays a coupon once', async () => {
  const { claim, coupons, wallet, client, token, backend } = start('usual');
  const before = await wallet();
  const [newest] = await coupons();
  expect(newest).toMatchObject({ amount: 50, prize: { slice: { label: '50 บาท' } } });
  expect(await claim(newest?._id ?? '')).toEqual({ success: true, error: null });
  expect(await wallet()).toBe(before + 50);
  expect(await claim(newest?._id ?? '')).toEqual({ success: false, error: 'NO_CLAIMABLE_COUPON' });
  expect(await wallet()).toBe(before + 50);
  expect((await coupons()).map(({ _id }) => _id)).not.toContain(newest?._id);
  const { statements } = await client.ok('getStatements', { token, body: { page: 1, limit: 1 } });
  expect(statements[0]).toMatchObject({ amount: 50, luckydraw: { description: 'คูปอง 50 บาท' } });
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

test('refuses unknown coupons, and any claim while a bonus is active, and moves nothing', async () => {
  const { claim, coupons, wallet, backend, client, token } = start('coupons');
  const before = await wallet();
  const list = await coupons();
  for (const odd of ['', 'x', '__proto__', '0'.repeat(25)]) expect((await claim(odd)).error).toBe('INVALID_CODE');
  expect((await claim('0'.repeat(24))).error).toBe('NO_CLAIMABLE_COUPON');
  await client.ok('activateBonus', { token, params: { code: 'SMILE5' } });
  const walletBefore = await wallet();
  expect((await claim(list[0]?._id ?? '')).error).toBe('BONUS_REMAINING');
  expect([before, await wallet()]).toEqual([before, walletBefore]);
  expect(ledgerDiscrepancies(backend.mockState)).toEqual([]);
});

test("treats another member's coupon as unknown", async () => {
  const { coupons, client, backend } = start('usual');
  const [mine] = await coupons();
  const token = backend.tokenFor(anan.username);
  const response = await client.ok('claimCoupon', { token, body: { coupon: mine?._id ?? '' } });
  expect(response).toEqual({ success: false, error: 'NO_CLAIMABLE_COUPON' });
  expect(await coupons()).toContainEqual(mine);
});

test('refuses a spin without a wheel', async () => {
  const { client, token } = start('spin-off');
  expect(await client.ok('getSpinActive', { token })).toEqual({ isActive: false });
  expect(await client.ok('getSpinSetup', { token })).toMatchObject({ activeSpinwheel: null });
  expect(await client.fails('spin', { token })).toBe('400 INVALID_PRIZE_CODE');
});

test('refuses a spin without coins', async () => {
  const { client, token } = start('no-coins');
  expect(await client.fails('spin', { token })).toBe('400 MONEY_NOT_ENOUGH');
});

test('expires a coupon after a week and removes it a month later', async () => {
  const { coupons, backend, client } = start('usual');
  const [newest] = await coupons();
  backend.advance(7 * 86_400);
  const token = backend.tokenFor(somchai.username);
  expect(await client.ok('claimCoupon', { token, body: { coupon: newest?._id ?? '' } })).toEqual({
    success: false,
    error: 'COUPON_EXPIRED',
  });
  expect(await client.ok('getCoupons', { token })).toContainEqual(newest);
  backend.advance(31 * 86_400);
  expect(await client.ok('getCoupons', { token: backend.tokenFor(somchai.username) })).toEqual([]);
});
