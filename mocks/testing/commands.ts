import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import type { CallName } from '@/api/calls/calls';
import type { Backend } from '../backendInterface';
import type { PaymentOrder } from '../rules/payment';
import { anan, malee, somchai } from '../scenarios/people';
import type { Client } from './client';

/** A command or a pause as plain data, which keeps a shrunk counterexample readable. */
export type Command =
  | { do: 'transfer'; who: string; from: string; to: string; baht: number }
  | { do: 'transferAll'; who: string; to: string }
  | { do: 'withdraw' | 'withdrawAll' | 'addMoney' | 'pay'; who: string; baht: number }
  | { do: 'createQr'; who: string; bank: string; baht: number }
  | { do: 'payQr' | 'cancelQr'; who: string; nth: number }
  | { do: 'gift'; who: string; voucher: string }
  | { do: 'activate' | 'play'; who: string; code: string }
  | { do: 'reward'; who: string; call: RewardCall; code: string }
  | { do: 'claim'; who: string; nth: number }
  | { do: 'slip'; who: string; image: number; name: string }
  | { do: 'wait'; seconds: number };

/** Commands of bonuses, promotions, invites, refunds and the wheel. */
const rewardCalls = [
  'activateBonus',
  'clearBonus',
  'activatePromotion',
  'receiveInviteBonus',
  'receiveRefund',
  'addRefundToWallet',
  'spin',
] as const;
type RewardCall = (typeof rewardCalls)[number];

const people = [somchai.username, malee.username, anan.username];
const codes = ['PG', 'JOKER', 'IMI', 'NAGA'];
const who = fc.constantFrom(...people);
const code = fc.constantFrom(...codes);
const gameAccount = fc.constantFrom('WALLET', 'WALLET', ...codes, 'NOSUCH');
/** Amounts in baht: mostly valid, some invalid or refused. */
const baht = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 100, max: 300_000 }).map((satang) => satang / 100) },
  { weight: 2, arbitrary: fc.constantFrom(0, -1, 0.99, 10.44, 120.44, 500.44, 0.001, 1e12) },
);

/** Generates commands of several members and pauses between them. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('transfer' as const), who, from: gameAccount, to: gameAccount, baht }),
  fc.record({ do: fc.constant('transferAll' as const), who, to: gameAccount }),
  fc.record({ do: fc.constantFrom('withdraw', 'withdrawAll', 'addMoney', 'pay'), who, baht }),
  fc.record({ do: fc.constant('createQr' as const), who, bank: fc.constantFrom('KBANK', 'WW', 'ZPAY'), baht }),
  fc.record({ do: fc.constantFrom('payQr', 'cancelQr'), who, nth: fc.nat(3) }),
  fc.record({ do: fc.constant('gift' as const), who, voucher: fc.constantFrom('a_1', 'b_20', 'c_300', 'd_44', 'e') }),
  fc.record({ do: fc.constantFrom('activate', 'play'), who, code }),
  fc.record({
    do: fc.constant('reward' as const),
    who,
    call: fc.constantFrom(...rewardCalls),
    code: fc.constantFrom('WELCOME100', 'DAILY10', 'SMILE5', 'KAPAO50', 'LUCKY188'),
  }),
  fc.record({ do: fc.constant('claim' as const), who, nth: fc.nat(2) }),
  fc.record({
    do: fc.constant('slip' as const),
    who,
    image: fc.nat(2),
    name: fc.constantFrom('120.5baht.png', 'EXPIRED_SLIP.png'),
  }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 45, 60, 120, 600, 3_600) }),
) as fc.Arbitrary<Command>;

/** The result of a command: accepted, or the code of its refusal. */
type Outcome = 'accepted' | string;

/** Returns a function that carries out commands as members do, over the wire if the API allows it. */
export function createActor(backend: Backend, client: Client) {
  const there = people.filter((username) => backend.mockState.db.member.by('username', username).length > 0);
  const tokens = new Map(there.map((username) => [username, backend.tokenFor(username)]));
  const getMember = (username: string) => {
    const [member] = backend.mockState.db.member.by('username', username);
    if (!member) throw new Error(`There is no member ${username} in the scenario`);
    return member;
  };
  const qrOf = (username: string, nth: number) =>
    backend.mockState.db.qr.by('member', getMember(username)._id).at(-1 - nth);

  async function ask(name: CallName, username: string, body?: unknown, params?: unknown): Promise<Outcome> {
    const { status, message } = await client.any(name, { token: tokens.get(username), body, params });
    return status === 200 ? 'accepted' : message;
  }

  const control = async (order: PaymentOrder): Promise<Outcome> => {
    const response = await client.send('POST', '/__mock/pay', { body: JSON.stringify(order) });
    return response.ok ? 'accepted' : ((await response.json()) as { message: string }).message;
  };

  async function play(username: string, slotCode: string): Promise<Outcome> {
    const account = backend.mockState.db.gameAccount.get(`${getMember(username)._id}:${slotCode}`);
    const { username: name = 'x', password = 'x' } = account ?? {};
    const calls: Record<string, CallName> = { PG: 'autoLoginPg', IMI: 'autoLoginImi' };
    const call = calls[slotCode];
    return call ? ask(call, username, undefined, { username: name, password }) : 'NO_GAME';
  }

  return async (command: Command): Promise<Outcome> => {
    switch (command.do) {
      case 'transfer':
        return ask('transfer', command.who, { from: command.from, to: command.to, amount: command.baht });
      case 'transferAll':
        return ask('transferAll', command.who, { to: command.to });
      case 'withdraw':
      case 'withdrawAll':
      case 'addMoney':
        return ask(command.do, command.who, { amount: command.baht });
      case 'pay': {
        const amount = Math.round(command.baht * 100) / 100;
        return amount > 0 ? control({ username: command.who, amount }) : 'KEY_INVALID';
      }
      case 'createQr': {
        const reply = await client.any('createQr', {
          token: tokens.get(command.who),
          params: { bankCode: command.bank },
          body: { amount: command.baht },
        });
        return reply.status === 200 && (reply.body as { hasQrcode: boolean }).hasQrcode ? 'accepted' : 'refused';
      }
      case 'payQr':
        return control({ qrcodeId: qrOf(command.who, command.nth)?._id ?? '' });
      case 'cancelQr':
        return ask('cancelQr', command.who, undefined, { qrcodeId: qrOf(command.who, command.nth)?._id ?? 'none' });
      case 'gift': {
        const text = `https://gift.truemoney.com/?v=${command.voucher}::กะเป๋า เพย์`;
        return ask('sendTruelink', command.who, { link: CryptoJS.AES.encrypt(text, 'kapao-demo-key').toString() });
      }
      case 'activate':
        return ask('activateSlot', command.who, undefined, { slotCode: command.code });
      case 'reward':
        return ask(command.call, command.who, undefined, { code: command.code });
      case 'claim': {
        const coupon = backend.mockState.db.coupon.by('member', getMember(command.who)._id).at(-1 - command.nth);
        const reply = await client.any('claimCoupon', {
          token: tokens.get(command.who),
          body: { coupon: coupon?._id ?? 'none' },
        });
        const { success, error } = reply.body as { success: boolean; error: string };
        return success ? 'accepted' : error;
      }
      case 'slip': {
        const bytes = Uint8Array.from([0xff, 0xd8, 0xff, ...new Array(30).fill(command.image)]);
        return ask('uploadSlip', command.who, { file: new File([bytes], command.name) });
      }
      case 'play':
        return play(command.who, command.code);
      case 'wait':
        backend.advance(command.seconds);
        return 'accepted';
    }
  };
}
