import type { Claim, Coupon, Slice, SpinResult } from '@/api/calls/spin';
import { toBaht } from '@/lib/money';
import { dayMs } from '@/lib/time';
import type { CouponRow, MemberRow, SliceRow, WheelRow } from '../db/rows';
import { getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { activeBonus } from './bonusCondition';
import { addCoins } from './member';
import { addStatement, move } from './statement';

const couponLife = 7 * dayMs;
/** Expired coupons stay in the list this long (ms). */
const couponMemory = 30 * dayMs;

export const activeWheel = (mockState: MockState): WheelRow | undefined =>
  mockState.db.wheel.all().find((wheel) => wheel.isActive);

export const getSlice = ({ _id, label, bgColor, textColor, htmlDescription }: SliceRow): Slice => ({
  code: _id,
  label,
  bgColor,
  textColor,
  htmlDescription,
});

/** Returns a coupon's name by language. */
const couponName = {
  th: (label: string) => `คูปอง ${label}`,
  la: (label: string) => `ຄູປອງ ${label}`,
  en: (label: string) => `${label} coupon`,
};

/** Spins once for one coin. The chance of each slice is proportional to its weight. */
export function spin(mockState: MockState, member: MemberRow): SpinResult {
  const wheel = activeWheel(mockState) ?? refuse('INVALID_PRIZE_CODE');
  if (member.coin <= 0) refuse('MONEY_NOT_ENOUGH');
  const slice = mockState.random.weighted(mockState.db.slice.by('wheel', wheel._id));
  const { coin } = addCoins(mockState, member._id, (slice.prize === 'coin' ? slice.amount : 0) - 1);
  if (slice.prize === 'coupon') addCoupon(mockState, member._id, slice);
  return { code: slice._id, label: slice.label, remainingCoin: coin };
}

export function addCoupon(mockState: MockState, memberId: string, slice: SliceRow): CouponRow {
  const now = mockState.clock.now();
  return mockState.db.coupon.insert({
    _id: mockState.ids.next(),
    member: memberId,
    slice: slice._id,
    name: couponName[mockState.siteConfig.language](slice.label),
    amount: slice.amount,
    createdAt: now,
    expiresAt: now + couponLife,
  });
}

/** Returns a replacement for a coupon's slice that no longer exists. */
const lostSlice = ({ slice, name }: CouponRow): Slice => ({
  code: slice,
  label: name,
  bgColor: '#4b5563',
  textColor: '#ffffff',
  htmlDescription: '',
});

/** Returns the coupons that are not claimed, newest first, including those that expired less than 30 days ago. */
export function getMemberCoupons(mockState: MockState, memberId: string): Coupon[] {
  const now = mockState.clock.now();
  const open = mockState.db.coupon
    .by('member', memberId)
    .filter((coupon) => coupon.status === 'open' && coupon.expiresAt + couponMemory > now);
  return open.reverse().map((coupon) => {
    const slice = mockState.db.slice.get(coupon.slice);
    return {
      _id: coupon._id,
      prize: { slice: slice ? getSlice(slice) : lostSlice(coupon), name: coupon.name },
      amount: toBaht(coupon.amount),
    };
  });
}

function claimError(mockState: MockState, member: MemberRow, couponId: string): string | undefined {
  if (!/^[0-9a-f]{24}$/.test(couponId)) return 'INVALID_CODE';
  const coupon = mockState.db.coupon.get(couponId);
  if (coupon?.member !== member._id || coupon.status !== 'open') return 'NO_CLAIMABLE_COUPON';
  if (coupon.expiresAt <= mockState.clock.now()) return 'COUPON_EXPIRED';
  const slice = mockState.db.slice.get(coupon.slice);
  if (!slice) return 'INVALID_PRIZE_CODE';
  if (slice.prize !== 'coupon') return 'INVALID_COUPON_TYPE';
  if (activeBonus(mockState, member._id)) return 'BONUS_REMAINING';
  return undefined;
}

/** Pays a coupon into the main wallet once. Returns refusals as `success: false` with a code; does not throw. */
export function claimCoupon(mockState: MockState, member: MemberRow, couponId: string): Claim {
  const error = claimError(mockState, member, couponId);
  if (error) return { success: false, error };
  const { amount, name } = mockState.db.coupon.patch(couponId, { status: 'claimed' });
  payPrize(mockState, member._id, amount, name);
  return { success: true, error: null };
}

/** Pays a prize of the wheel (in satang) into the main wallet. */
export function payPrize(mockState: MockState, memberId: string, amount: number, name: string): void {
  move(mockState, 'luckydraw', 'world:luckydraw', getWalletAccount(memberId), amount);
  addStatement(mockState, {
    member: memberId,
    statementType: 'bonus',
    status: 'SUCCESS',
    from: 'LUCKYDRAW',
    to: 'WALLET',
    amount,
    referenceKind: 'luckydraw',
    referenceDescription: name,
  });
}
