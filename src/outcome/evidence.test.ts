import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteServerTime } from '@/api/client/serverTime';
import type { CommandKind, PendingCommand } from '@/api/commands/pendingCommand';
import { localStore, storageKeys } from '@/device/storage';
import { hashOf } from '@/lib/hash';
import { checks } from './evidence';
import { type Ask, UntrustedClock } from './statement';

// Tests evidence about a transfer. `tools/fault-injection` checks every kind against the mock's ledger.

const now = Date.now();
const second = 1000;
const hour = 3_600_000;

const about = { from: 'WALLET', to: 'PG' };
const sent = (key: string, change: Partial<PendingCommand> = {}): PendingCommand => {
  const firstAt = change.firstAt ?? now - 200 * second;
  return {
    key,
    kind: 'transfer',
    session: hashOf(''),
    method: 'POST',
    path: '/api/wallet/transfer',
    params: {},
    bodyHash: '',
    about,
    satang: 100_00,
    sentAt: firstAt,
    firstAt,
    lastAt: firstAt,
    aheadMs: 0,
    endedAt: firstAt + second,
    timeoutMs: 60_000,
    tries: 1,
    isEchoed: false,
    ...change,
  };
};
const own = sent('own');
const store = (...commands: PendingCommand[]) =>
  localStore.set(storageKeys.pendingCommands, JSON.stringify([own, ...commands]));
/** Returns an entry that was created `ms` after the command was sent. */
const entry = (ms: number, change: object = {}) => ({
  statementType: 'transfer',
  status: 'SUCCESS',
  ...about,
  amount: -100,
  createdAt: new Date(own.sentAt + ms).toISOString(),
  ...change,
});
const asked = (statements: object[]) => (async () => ({ statements, total: statements.length })) as unknown as Ask;
const check = async (...statements: object[]) => (await checks.transfer(own, asked(statements))).kind;

beforeEach(() => {
  noteServerTime(new Date(now).toUTCString());
  store();
});
afterEach(() => localStore.clear());

test('finds a command by the only matching entry after it was sent, and returns that entry', async () => {
  expect(await checks.transfer(own, asked([entry(second)]))).toEqual({ kind: 'succeeded', entry: entry(second) });
});

test('accepts an entry up to 60 s after the connection has ended', async () => {
  expect(await check(entry(60 * second))).toBe('succeeded');
  expect(await check(entry(90 * second))).toBe('notFound');
});

test.each([
  ['nothing', []],
  ['another amount', [entry(second, { amount: -100.01 })]],
  ['other ends', [entry(second, { to: 'IMI' })]],
  ['one that failed', [entry(second, { status: 'FAILED' })]],
  ['one of the day before', [entry(-15 * hour)]],
])('%s: does not find the command', async (_, statements) => expect(await check(...statements)).toBe('notFound'));

test('is unknown if an unexplained earlier entry matches, because the server’s clock may be wrong', async () => {
  expect(await check(entry(-hour))).toBe('unknown');
  store(sent('earlier', { firstAt: own.firstAt - hour, result: 'succeeded' }));
  expect(await check(entry(-hour))).toBe('notFound');
});

test('trusts no evidence if an entry is from the future', async () => {
  await expect(check(entry(second + hour))).rejects.toBeInstanceOf(UntrustedClock);
});

test('is unknown if two equal entries lie close together', async () => {
  expect(await check(entry(2 * second), entry(second))).toBe('unknown');
});

test('lets an equal command explain one entry if it succeeded, and either if its result is unknown', async () => {
  const other = sent('other', { firstAt: own.firstAt + second });
  store(other);
  expect(await check(entry(2 * second))).toBe('unknown');
  expect(await check(entry(3 * second), entry(2 * second))).toBe('succeeded');
  expect(await check()).toBe('notFound');
  store({ ...other, result: 'succeeded' });
  expect(await check(entry(2 * second))).toBe('notFound');
  expect(await check(entry(3 * second), entry(2 * second))).toBe('succeeded');
  store({ ...other, result: 'refused' });
  expect(await check(entry(2 * second))).toBe('succeeded');
});

test('does not let a later equal command explain an earlier entry', async () => {
  store(sent('other', { firstAt: own.firstAt + 5 * second }));
  expect(await check(entry(2 * second))).toBe('succeeded');
});

test('is unknown if a transfer of all balances to the same account may have left the entry', async () => {
  const all = sent('all', { kind: 'transferAll' as CommandKind });
  store(all);
  expect(await check(entry(second))).toBe('unknown');
  store({ ...all, result: 'notFound' });
  expect(await check(entry(second))).toBe('succeeded');
});

// Tests the other kinds of commands. A change is not evidence if another command or another device may have caused it.

/** Returns an `Ask` that responds with the body for each path. */
const told = (responses: Record<string, object>) =>
  (async ({ path }: { path: string }) => responses[path]) as unknown as Ask;
const list = (...statements: object[]) => ({ '/api/statement': { statements, total: statements.length } });
const bonusEntry = (reference: string, ms = second, change = {}) =>
  entry(ms, { statementType: 'bonus', amount: 50, [reference]: { description: '' }, ...change });
async function kindOf(command: PendingCommand, responses: Record<string, object>, ...others: PendingCommand[]) {
  localStore.set(storageKeys.pendingCommands, JSON.stringify([command, ...others]));
  return (await checks[command.kind](command, told(responses))).kind;
}
const recent = (key: string, kind: CommandKind, change: Partial<PendingCommand> = {}) =>
  sent(key, { kind, about: {}, satang: undefined, firstAt: now - 20 * second, ...change });

const spun = recent('spin', 'spin', { before: { coins: 6, at: now - 25 * second } });
test.each<[string, number, Partial<PendingCommand>, string]>([
  ['a coin is gone', 5, {}, 'succeeded'],
  ['no coin is gone: one may have been won', 6, {}, 'unknown'],
  ['two coins are gone', 4, {}, 'unknown'],
  ['more coins: won, or brought by a deposit', 8, {}, 'unknown'],
  ['the coins were read long before', 5, { before: { coins: 6, at: now - 81 * second } }, 'unknown'],
  ['the time of the coin count is unknown', 5, { before: { coins: 6 } }, 'unknown'],
  ['the check comes long after the spin', 5, { ...sent('', {}), key: 'spin', kind: 'spin' }, 'unknown'],
])('finds a spin by its coin: %s', async (_, userCoin, change, verdict) => {
  expect(await kindOf({ ...spun, ...change }, { '/api/spinwheel/setup': { userCoin } })).toBe(verdict);
});
test('is unknown if another spin may have taken the coin, also one that was sent earlier', async () => {
  const setup = { '/api/spinwheel/setup': { userCoin: 5 } };
  expect(await kindOf(spun, setup, recent('earlier', 'spin', { firstAt: now - 60 * second }))).toBe('unknown');
  expect(await kindOf(spun, setup, recent('later', 'spin', { firstAt: now - second, result: 'succeeded' }))).toBe(
    'unknown',
  );
  expect(await kindOf(spun, setup, recent('old', 'spin', { firstAt: now - hour, result: 'succeeded' }))).toBe(
    'succeeded',
  );
});

test('does not conclude from a new invite bonus that the earlier one was not received', async () => {
  const invite = sent('invite', { kind: 'invite' });
  const wallet = { '/api/wallet': { invite: { amount: 50 } } };
  expect(await kindOf(invite, { ...wallet, ...list(bonusEntry('invite')) })).toBe('succeeded');
  expect(await kindOf(invite, { ...wallet, ...list(bonusEntry('invite', -hour)) })).toBe('unknown');
  expect(await kindOf(invite, { ...wallet, ...list() })).toBe('notFound');
});

test('does not conclude from a new refund that the earlier one was not received', async () => {
  const check = { '/api/refund/check': { result: true, refundAmount: 50 } };
  const refunds = (...ms: number[]) => ({ '/api/refund': { refunds: ms.map((one) => entry(one)) } });
  const refund = sent('refund', { kind: 'refund' });
  expect(await kindOf(refund, { ...check, ...refunds(second) })).toBe('succeeded');
  expect(await kindOf(refund, { ...check, ...refunds(-15 * hour) })).toBe('notFound');
  const toWallet = sent('toWallet', { kind: 'refundToWallet' });
  const waiting = { '/api/refund/check': { result: false, refundAmount: 50 } };
  expect(await kindOf(toWallet, { ...waiting, ...list(bonusEntry('refund')) })).toBe('succeeded');
  expect(await kindOf(toWallet, { ...waiting, ...list() })).toBe('notFound');
});

test('finds a bonus by its own receipt, not by that of a later command', async () => {
  const bonus = sent('bonus', { kind: 'bonus', about: { code: 'B1' } });
  const receipts = (...ms: number[]) => ({
    '/api/bonus': [
      {
        code: 'B1',
        userBonus: { received: ms.map((one) => ({ updatedAt: new Date(bonus.sentAt + one).toISOString() })) },
      },
    ],
  });
  expect(await kindOf(bonus, { ...receipts(second), ...list(bonusEntry('bonus')) })).toBe('succeeded');
  // The bonus has no receipt, so the entry may belong to another bonus.
  expect(await kindOf(bonus, { ...receipts(), ...list(bonusEntry('bonus')) })).toBe('unknown');
  expect(await kindOf(bonus, { ...receipts(), ...list() })).toBe('notFound');
  const later = { ...bonus, key: 'later', sentAt: bonus.sentAt + 100 * second, firstAt: bonus.firstAt + 100 * second };
  const responses = { ...receipts(101 * second), ...list(bonusEntry('bonus', 101 * second)) };
  expect(await kindOf(bonus, responses, { ...later, endedAt: later.firstAt + second, result: 'succeeded' })).toBe(
    'notFound',
  );
});

test('is unknown about a cancelled bonus if play may have finished it or the next one is active', async () => {
  const clear = sent('clear', { kind: 'bonusClear' });
  const active = (status: boolean) => ({ '/api/bonus/check/active': { status, type: '' } });
  const finished = (from: string) => list(entry(second, { statementType: 'finish_bonus', from, to: 'B1', amount: 0 }));
  expect(await kindOf(clear, { ...active(false), ...finished('WALLET') })).toBe('succeeded');
  expect(await kindOf(clear, { ...active(true), ...finished('WALLET') })).toBe('succeeded');
  expect(await kindOf(clear, { ...active(false), ...finished('B1') })).toBe('unknown');
  expect(await kindOf(clear, { ...active(false), ...list() })).toBe('unknown');
  expect(await kindOf(clear, { ...active(true), ...list() })).toBe('notFound');
});

test('finds a claimed coupon only if no other claim explains the entry', async () => {
  const claim = sent('claim', { kind: 'claim', about: { coupon: 'C1' } });
  const responses = { '/api/spinwheel/coupon': [], ...list(bonusEntry('luckydraw')) };
  expect(await kindOf(claim, responses)).toBe('succeeded');
  const other = sent('other', { kind: 'claim', about: { coupon: 'C2' } });
  expect(await kindOf(claim, responses, other)).toBe('unknown');
  expect(await kindOf(claim, responses, { ...other, result: 'succeeded' })).toBe('unknown');
  expect(await kindOf(claim, { ...responses, '/api/spinwheel/coupon': [{ _id: 'C1' }] })).toBe('notFound');
});

test('is unknown about an announced deposit if a QR or a slip explains the entry', async () => {
  const announce = sent('announce', { kind: 'announce', about: {} });
  const responses = list(entry(second, { statementType: 'deposit', amount: 100 }));
  expect(await kindOf(announce, responses)).toBe('succeeded');
  expect(await kindOf(announce, responses, sent('qr', { kind: 'qr' }))).toBe('unknown');
  expect(await kindOf(announce, responses, sent('qr', { kind: 'qr', satang: 5 }))).toBe('succeeded');
  expect(await kindOf(announce, responses, sent('slip', { kind: 'slip', satang: undefined }))).toBe('unknown');
});

test('is unknown about a missing QR if it may be paid or replaced by another command’s', async () => {
  const qr = recent('qr', 'qr', { about: { bankCode: 'WW' }, satang: 100_00, firstAt: now - 100 * second });
  const none = { '/api/qrcode/{bankCode}': { hasQrcode: false, amount: 0 } };
  const paid = entry(0, {
    statementType: 'deposit',
    amount: 100,
    createdAt: new Date(qr.sentAt + 9 * second).toISOString(),
  });
  expect(await kindOf(qr, { ...none, ...list() })).toBe('notFound');
  expect(await kindOf(qr, { ...none, ...list(paid) })).toBe('unknown');
  const earlier = recent('earlier', 'qr', { about: qr.about, satang: 5, firstAt: qr.firstAt - 10 * second });
  expect(await kindOf(qr, { ...none, ...list() }, earlier)).toBe('unknown');
});

test.each<[CommandKind, Record<string, object>, Record<string, object>]>([
  [
    'activation',
    { '/api/wallet': { slots: [{ code: 'PG', isActive: true }] } },
    { '/api/wallet': { slots: [{ code: 'PG', isActive: false }] } },
  ],
  [
    'gamePassword',
    { '/api/wallet/account/{slotCode}': { password: 'new' } },
    { '/api/wallet/account/{slotCode}': { password: 'old' } },
  ],
])('%s: finds a change soon after the command if no other command explains it', async (kind, changed, same) => {
  const change = { about: { slotCode: 'PG' }, before: { password: hashOf('old') } };
  const command = recent('own', kind, change);
  expect(await kindOf(command, changed)).toBe('succeeded');
  expect(await kindOf(command, changed, recent('other', kind, change))).toBe('unknown');
  expect(await kindOf(sent('own', { kind, ...change }), changed)).toBe('unknown');
  expect(await kindOf(command, same)).toBe('notFound');
});
