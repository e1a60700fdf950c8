import { afterEach, expect, test, vi } from 'vitest';
import type { Conversation } from '@/api/calls/chat';
import { createBackend } from '../backend';
import type { Backend } from '../backendInterface';
import { type Client, createClient } from '../testing/client';
import { scenarioByName, scenarios } from './scenarios';

afterEach(() => void vi.useRealTimers());

interface Scene {
  backend: Backend;
  client: Client;
  token: string;
}

type Keeps = (scene: Scene) => Promise<void>;

const page = { page: 1, limit: 10 };
const wallet = ({ client, token }: Scene) => client.ok('getWallet', { token });
const total = async ({ client, token }: Scene) => (await client.ok('getStatements', { token, body: page })).total;

/** Checks of each scenario, mostly by API calls. The tests of rewards check the scenarios in `elsewhere`. */
const promises: Record<string, Keeps> = {
  usual: async (scene) => {
    const { slots, wallet: main, invite } = await wallet(scene);
    expect(main.amount).toBeGreaterThan(0);
    expect(slots.filter(({ isActive }) => isActive).length).toBeGreaterThan(2);
    expect(invite.amount).toBeGreaterThan(0);
    // The first page of the statement tells a believable week: own times, and round amounts where the member chooses.
    const { statements } = await scene.client.ok('getStatements', { token: scene.token, body: page });
    expect(new Set(statements.map(({ createdAt }) => createdAt)).size).toBe(statements.length);
    expect(statements.map(({ statementType }) => statementType)).toEqual(
      expect.arrayContaining(['deposit', 'bonus', 'withdraw', 'transfer']),
    );
    const chosen = statements.filter(({ from, statementType }) => from === 'WALLET' || statementType === 'deposit');
    expect(chosen.filter(({ amount }) => amount % 100 !== 0)).toEqual([]);
  },
  new: async (scene) => {
    expect(await total(scene)).toBe(0);
    expect((await wallet(scene)).wallet.amount).toBe(0);
  },
  rich: async (scene) => expect((await wallet(scene)).wallet.amount).toBeGreaterThan(1_000_000),
  'many-entries': async (scene) => expect(await total(scene)).toBeGreaterThanOrEqual(10_000),
  'no-games': async (scene) => expect((await wallet(scene)).slots.some(({ isActive }) => isActive)).toBe(false),
  'no-providers': async (scene) => expect((await wallet(scene)).slots).toEqual([]),
  'all-games': async (scene) => expect((await wallet(scene)).slots.every(({ isActive }) => isActive)).toBe(true),
  'hundred-games': async (scene) => expect((await wallet(scene)).slots).toHaveLength(100),
  'many-games': async (scene) => {
    const { slots } = await wallet(scene);
    expect(slots.filter(({ category }) => category === 'slot').length).toBeGreaterThan(12);
    const names = slots.map(({ name }) => name).join('');
    for (const script of [/[ก-๛]/, /[ກ-ໝ]/, /é/]) expect(names).toMatch(script);
  },
  long: async (scene) => expect((await wallet(scene)).profile.name.length).toBeGreaterThan(60),
  lao: async ({ client, token }) => {
    expect((await client.ok('getBanks')).map(({ code }) => code)).toContain('BCEL');
    expect((await client.ok('getSpinSetup', { token })).activeSpinwheel?.name).toMatch(/[ກ-ໝ]/);
    for (const { banners } of await client.ok('getBonuses', { token })) expect(banners[0]?.html).not.toMatch(/[ก-๛]/);
    const { invites } = await client.ok('getInvites', { token, body: page });
    expect(invites.map(({ from }) => from.name).join('')).not.toMatch(/[ก-๛]/);
  },
  closed: async ({ client, token }) => {
    expect(await client.fails('getActive')).toBe('410 gone');
    expect(await client.fails('getWallet', { token })).toBe('410 gone');
  },
  'spin-off': async ({ client, token }) =>
    expect(await client.ok('getSpinActive', { token })).toEqual({ isActive: false }),
  'agreement-accepted': async ({ backend }) =>
    expect(scenarioByName.get(backend.mockState.scenario)?.agreementAccepted).toBe(true),
  slow: async ({ client }) => {
    vi.useFakeTimers();
    let isThere = false;
    const response = client.ok('getInfo').then(() => {
      isThere = true;
    });
    await vi.advanceTimersByTimeAsync(3_900);
    expect(isThere).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    await response;
  },
  // mocks/http/idempotency.test.ts tests the effect of this setting.
  'no-keys': async ({ backend }) => expect(backend.mockState.siteConfig.honoursIdempotencyKeys).toBe(false),
  failing: async ({ client }) => expect(await client.fails('getInfo')).toBe('500 INTERNAL_SERVER_ERROR'),
  'otp-off': async ({ client }) => expect(await client.ok('getRegisterOtp')).toEqual({ registerOTP: false }),
  'otp-on': async ({ client }) => expect(await client.ok('getRegisterOtp')).toEqual({ registerOTP: true }),
  'phone-verified': async ({ client }) => {
    const { code } = await client.ok('sendOtp', { body: { phoneNumber: '0898765432' } });
    expect(code).toBe('OTP_VERIFIED');
  },
  'chat-off': async ({ client }) => expect((await client.ok('getEnableChatWidget')).enableChatWidget).toBe(false),
  'chat-on': async (scene) => {
    const { profile } = await wallet(scene);
    const { client, token } = scene;
    // One message has an undeclared type on purpose.
    const { body } = await client.any('getHistory', { token, body: { userId: profile._id, limit: 100, skip: 0 } });
    const types = new Set((body as Conversation[]).map(({ message }) => message.message_type as string));
    expect([...types].sort()).toEqual(['buttons', 'generic', 'media', 'quick_replies', 'sticker', 'text']);
  },
  'manual-deposit': async ({ client, token }) => expect((await client.ok('getDeposit', { token })).isManual).toBe(true),
  'no-deposit-banks': async ({ client, token }) =>
    expect(await client.ok('getDeposit', { token })).toEqual({ banks: [], wallets: [], isManual: false }),
  'slip-closed': async ({ client }) => expect((await client.ok('getSlipWindow')).isOpen).toBe(false),
  'withdraw-closed': async ({ client, token }) =>
    expect(await client.fails('withdraw', { token, body: { amount: 200 } })).toBe('400 TRANSFER_FAIL'),
  'active-promotion': async ({ client, token }) =>
    expect(await client.ok('getCurrentPromotion', { token })).not.toBe(null),
  'no-totals': async ({ client, token }) => {
    for (const call of ['getSlips', 'getRefunds', 'getInvites'] as const) {
      const rows = async (number: number) => {
        const response = await client.ok(call, { token, body: { page: number, limit: 10 } });
        expect(response.total).toBeUndefined();
        return Object.values(response).flat().length;
      };
      expect([await rows(2), await rows(3)]).toEqual([10, 0]);
    }
  },
  slips: async ({ client, token }) => {
    const { slips, total } = await client.ok('getSlips', { token, body: { page: 1, limit: 100 } });
    expect(total).toBe(slips.length);
    expect(new Set(slips.filter(({ status }) => status === 'FAILED').map(({ note }) => note)).size).toBe(11);
    expect(slips.some(({ link }) => link !== null)).toBe(true);
    expect(slips.every(({ status, amount }) => amount > 0 === (status === 'SUCCESS'))).toBe(true);
    const dates = slips.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  },
};

/** Scenarios that the tests of bonus, invite, refund and spin check. */
const elsewhere =
  /^(no-coins|coupons|active-bonus|bonus-limits|refund.*|no-refund|invites.*|no-invites|banners-off|withdraw-blocked)$/;

test('checks every scenario, and each has a name, a sentence and a member', () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !(name in promises) && !elsewhere.test(name))).toEqual([]);
  for (const { name, description, members } of scenarios) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(members.length).toBeGreaterThan(0);
  }
});

test.each(Object.entries(promises))('scenario %s has the promised state', async (scenario, keeps) => {
  const backend = createBackend({ scenario });
  const [member] = scenarioByName.get(scenario)?.members ?? [];
  const token = backend.tokenFor(member?.username ?? '');
  await keeps({ backend, client: createClient(backend), token });
});

test('lists histories newest first in every scenario', async () => {
  for (const { name } of scenarios) {
    const { db } = createBackend({ scenario: name }).mockState;
    for (const { _id } of db.member.all()) {
      const tables: { createdAt: number }[][] = [
        db.statement.by('member', _id),
        db.invite.by('member', _id),
        db.refund.by('member', _id),
        db.slip.by('member', _id),
      ];
      for (const rows of tables) {
        const times = rows.map(({ createdAt }) => createdAt);
        expect(
          times.every((time, index) => index === 0 || time >= (times[index - 1] as number)),
          `${name} ${_id}`,
        ).toBe(true);
      }
    }
  }
});
