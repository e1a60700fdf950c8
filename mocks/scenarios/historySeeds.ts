import { type SlipReason, slipReasons } from '@/api/calls/statement';
import { toSatang } from '@/lib/money';
import { dayMs, hourMs, minuteMs } from '@/lib/time';
import type { MemberRow, SliceRow } from '../db/rows';
import { getGameAccount, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { activateBonus } from '../rules/bonus';
import { receiveMessage } from '../rules/chat';
import { creditDeposit, startDeposit } from '../rules/deposit';
import { slipImagePath } from '../rules/files';
import { activeAccounts } from '../rules/game';
import { settleRound } from '../rules/gameRounds';
import { activatePromotion } from '../rules/promotion';
import { addRefundToWallet, receiveRefund } from '../rules/refund';
import { addCoupon } from '../rules/spin';
import { addStatement, move } from '../rules/statement';

/**
 * Adds past actions of a member, most of them in the last hours before a scenario starts. Seeding then sets the
 * balances.
 */
export type HistorySeed = (mockState: MockState, member: MemberRow) => void;

export const sequence =
  (...seeds: readonly HistorySeed[]): HistorySeed =>
  (mockState, member) => {
    for (const seed of seeds) seed(mockState, member);
  };

const later = (mockState: MockState, minutes: number) =>
  mockState.clock.set(mockState.clock.now() + minutes * minuteMs);

export const deposited =
  (baht: number): HistorySeed =>
  (mockState, member) => {
    later(mockState, 2);
    creditDeposit(mockState, startDeposit(mockState, member._id, member.bankCode, toSatang(baht)));
  };

/**
 * Deposits a multiple of 100 baht and plays the member's first game: wins `won` baht in one round, then loses `lost` baht
 * in ten rounds.
 */
export const played =
  (lost: number, won = 0): HistorySeed =>
  (mockState, member) => {
    const code = activeAccounts(mockState, member._id)[0]?.code;
    if (!code) return;
    const baht = Math.ceil((lost + 10) / 100) * 100;
    deposited(baht)(mockState, member);
    later(mockState, 1);
    const gameAccount = getGameAccount(member._id, code);
    const amount = toSatang(baht);
    move(mockState, 'transfer', getWalletAccount(member._id), gameAccount, amount);
    addStatement(mockState, {
      member: member._id,
      statementType: 'transfer',
      status: 'SUCCESS',
      from: 'WALLET',
      to: code,
      amount,
    });
    if (won > 0) settleRound(mockState, member._id, code, toSatang(10), toSatang(10 + won));
    for (let round = 0; round < 10; round += 1) {
      later(mockState, 1);
      settleRound(mockState, member._id, code, Math.round(toSatang(lost) / 10), 0);
    }
  };

const friends = {
  th: ['กิตติ พูนผล', 'วราภรณ์ จันทร์เพ็ญ', 'ธนพล เรืองศรี', 'สุภาวดี แก้วใส', 'ปิยะ มั่นคง', 'อรทัย ศรีวงศ์', 'ณัฐวุฒิ บุญมา'],
  la: ['ສົມພອນ ວົງສາ', 'ບຸນມີ ແກ້ວມະນີ', 'ຈັນທາ ສີສະຫວັດ', 'ວິໄລ ພົມມະວົງ'],
};

/** Adds shares of friends' losses: `amounts` in baht, oldest first. The last `open` of them are not received yet. */
export const invited =
  (amounts: readonly number[], open: number): HistorySeed =>
  (mockState, member) => {
    const names = friends[mockState.siteConfig.market];
    for (const [index, baht] of amounts.entries()) {
      mockState.db.invite.insert({
        _id: mockState.ids.next(),
        member: member._id,
        invitee: '',
        fromName: names[index % names.length] as string,
        amount: toSatang(baht),
        createdAt: mockState.clock.now() - (amounts.length - index) * 0.7 * dayMs,
        received: index < amounts.length - open,
      });
    }
  };

const sliceAt = (mockState: MockState, index: number) => mockState.db.slice.all()[index] as SliceRow;

/** Adds two open coupons and an expired one. */
export const wonCoupons: HistorySeed = (mockState, member) => {
  if (mockState.db.slice.size === 0) return;
  const expired = addCoupon(mockState, member._id, sliceAt(mockState, 2));
  mockState.db.coupon.patch(expired._id, {
    createdAt: expired.createdAt - 8 * dayMs,
    expiresAt: expired.expiresAt - 8 * dayMs,
  });
  addCoupon(mockState, member._id, sliceAt(mockState, 0));
  addCoupon(mockState, member._id, sliceAt(mockState, 4));
};

/** Adds a coupon of a coin slice, a coupon of a missing slice, and five coupons that can be claimed. */
export const oddCoupons: HistorySeed = (mockState, member) => {
  const coupon = addCoupon(mockState, member._id, sliceAt(mockState, 3));
  mockState.db.coupon.patch(coupon._id, { amount: 0 });
  addCoupon(mockState, member._id, { ...sliceAt(mockState, 0), _id: 'GONE' });
  for (let count = 0; count < 5; count += 1) addCoupon(mockState, member._id, sliceAt(mockState, count % 2 ? 0 : 2));
};

/** Adds checked slips: one failed slip per reason, and `good` successful slips. */
const sentSlips =
  (good: number, reasons: readonly SlipReason[]): HistorySeed =>
  (mockState, member) => {
    const all = [...reasons.map((reason) => ({ reason })), ...Array.from({ length: good }, () => ({ reason: '' }))];
    for (const [index, { reason }] of all.entries()) {
      const _id = mockState.ids.next();
      const reading = toSatang(100 + index * 150);
      mockState.db.slip.insert({
        _id,
        member: member._id,
        createdAt: mockState.clock.now() - (all.length - index) * 5 * hourMs,
        status: reason ? 'FAILED' : 'SUCCESS',
        amount: reason ? 0 : reading,
        note: reason,
        slipResult: reason,
        reading,
        reference: `SL${mockState.random.text(12, '0123456789')}`,
        digest: _id,
        link: index % 3 === 2 ? slipImagePath(_id) : '',
      });
    }
  };

export const everySlipReason: HistorySeed = sentSlips(3, slipReasons);

/** Adds two full pages of slips, refunds and friends' play. */
export const twoFullPages: HistorySeed = (mockState, member) => {
  const twenty = Array.from({ length: 20 }, (_, index) => 10 + index * 2.5);
  for (const seed of [sentSlips(20, []), refunded(twenty), invited(twenty, 0)]) seed(mockState, member);
};

/** Adds refunds of these amounts (in baht) on earlier days, already in the main wallet. */
export const refunded =
  (amounts: readonly number[]): HistorySeed =>
  (mockState, member) => {
    for (const [index, baht] of amounts.entries()) {
      mockState.db.refund.insert({
        _id: mockState.ids.next(),
        member: member._id,
        refundAmount: toSatang(baht),
        createdAt: mockState.clock.now() - (amounts.length - index) * 2.3 * dayMs,
        status: 'added',
      });
    }
  };

export const startedPromotion: HistorySeed = (mockState, member) => {
  later(mockState, 1);
  activatePromotion(mockState, member, 'KAPAO50');
};

/** Moves the received refund into the wallet. */
export const tookRefund: HistorySeed = (mockState, member) => {
  later(mockState, 1);
  addRefundToWallet(mockState, member);
};

export const receivedRefund: HistorySeed = (mockState, member) => {
  later(mockState, 1);
  receiveRefund(mockState, member);
};

/**
 * Adds finished bonuses. `times` is the number of claims per code. Their time is `ago` ms before the clock's current
 * time.
 */
export const tookBonuses =
  (times: Readonly<Record<string, number>>, ago = 0): HistorySeed =>
  (mockState, member) => {
    for (const [code, count] of Object.entries(times)) {
      const bonus = mockState.db.bonus.get(code);
      for (let index = 0; bonus && index < count; index += 1) {
        const time = mockState.clock.now() - ago;
        mockState.db.userBonus.insert({
          _id: mockState.ids.next(),
          member: member._id,
          code,
          type: bonus.type,
          isActive: false,
          percentFail: bonus.percentFail,
          createdAt: time,
          updatedAt: time,
        });
      }
    }
  };

/** Deposits 1,000 baht and claims a bonus, which becomes active. */
export const startedBonus =
  (code: string): HistorySeed =>
  (mockState, member) => {
    deposited(1_000)(mockState, member);
    later(mockState, 1);
    activateBonus(mockState, member, code);
  };

/** Adds messages that the member has written to support, and the bot's replies. */
export const chatted =
  (...texts: readonly string[]): HistorySeed =>
  (mockState, member) => {
    for (const message of texts) {
      later(mockState, 1);
      receiveMessage(mockState, member, {
        sender: 'customer',
        message: { message_type: 'text', payload: { message } },
        createdAt: mockState.clock.iso(),
        userId: member._id,
      });
    }
  };

/** Adds past bonuses, refunds, invite shares, slips, coupons and play. */
export const usualHistory: HistorySeed = sequence(
  tookBonuses({ WELCOME100: 1 }, 40 * dayMs),
  refunded([42.5, 18, 105.25]),
  invited([12.5, 40, 8.75, 63.2, 25, 17.3, 31.45, 9.9, 22, 54.1, 13.65, 28.4], 4),
  sentSlips(3, ['EXPIRED_SLIP', 'IMAGE_UNREADABLE']),
  wonCoupons,
  played(640),
);
