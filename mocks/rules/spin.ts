import type { Claim, Coupon, Slice, SpinResult } from '@/api/calls/spin';
import { toBaht } from '@/lib/money';
import type { CouponRow, MemberRow, SliceRow, WheelRow } from '../db/rows';
import { walletOf } from '../ledger/ledger';
import { refuse } from '../refusal';
import { day } from '../runtime/clock';
import type { World } from '../world';
import { activeBonus } from './bonusCondition';
import { addCoins } from './member';
import { addStatement, move } from './statement';

export const couponLife = 7 * day;
/** Expired coupons are still listed for a while. */
const couponMemory = 30 * day;

export const activeWheel = (world: World): WheelRow | undefined => world.db.wheel.all().find((wheel) => wheel.isActive);

export const sliceOf = ({ _id, label, bgColor, textColor, htmlDescription }: SliceRow): Slice => ({
  code: _id,
  label,
  bgColor,
  textColor,
  htmlDescription,
});

/** One coin, one turn: slices win by their weight. */
export function spin(world: World, member: MemberRow): SpinResult {
  const wheel = activeWheel(world) ?? refuse('INVALID_PRIZE_CODE');
  if (member.coin <= 0) refuse('MONEY_NOT_ENOUGH');
  const slice = world.random.weighted(world.db.slice.by('wheel', wheel._id));
  const { coin } = addCoins(world, member._id, (slice.prize === 'coin' ? slice.amount : 0) - 1);
  if (slice.prize === 'coupon') addCoupon(world, member._id, slice);
  return { code: slice._id, label: slice.label, remainingCoin: coin };
}

export function addCoupon(world: World, memberId: string, slice: SliceRow): CouponRow {
  const now = world.clock.now();
  return world.db.coupon.insert({
    _id: world.ids.next(),
    member: memberId,
    slice: slice._id,
    name: `${{ th: 'คูปอง', la: 'ຄູປອງ', en: 'Coupon' }[world.site.language]} ${slice.label}`,
    amount: slice.amount,
    createdAt: now,
    expiresAt: now + couponLife,
  });
}

/** For a coupon whose slice has left the wheel since. */
const lostSlice = ({ slice, name }: CouponRow): Slice => ({
  code: slice,
  label: name,
  bgColor: '#4b5563',
  textColor: '#ffffff',
  htmlDescription: '',
});

/** Coupons still to be claimed, newest first; expired ones among them for a while. */
export function couponsOf(world: World, memberId: string): Coupon[] {
  const now = world.clock.now();
  const open = world.db.coupon
    .by('member', memberId)
    .filter((coupon) => coupon.status === 'open' && coupon.expiresAt + couponMemory > now);
  return open.reverse().map((coupon) => {
    const slice = world.db.slice.get(coupon.slice);
    return {
      _id: coupon._id,
      prize: { slice: slice ? sliceOf(slice) : lostSlice(coupon), name: coupon.name },
      amount: toBaht(coupon.amount),
    };
  });
}

function claimError(world: World, member: MemberRow, couponId: string): string | undefined {
  if (!/^[0-9a-f]{24}$/.test(couponId)) return 'INVALID_CODE';
  const coupon = world.db.coupon.get(couponId);
  if (coupon?.member !== member._id || coupon.status !== 'open') return 'NO_CLAIMABLE_COUPON';
  if (coupon.expiresAt <= world.clock.now()) return 'COUPON_EXPIRED';
  const slice = world.db.slice.get(coupon.slice);
  if (!slice) return 'INVALID_PRIZE_CODE';
  if (slice.prize !== 'coupon') return 'INVALID_COUPON_TYPE';
  if (activeBonus(world, member._id)) return 'BONUS_REMAINING';
  return undefined;
}

/** Pays a coupon into the main wallet, once. A refusal is an answer, not a failure. */
export function claimCoupon(world: World, member: MemberRow, couponId: string): Claim {
  const error = claimError(world, member, couponId);
  if (error) return { success: false, error };
  const { amount, name } = world.db.coupon.patch(couponId, { status: 'claimed' });
  move(world, 'luckydraw', 'world:luckydraw', walletOf(member._id), amount);
  addStatement(world, {
    member: member._id,
    statementType: 'bonus',
    status: 'SUCCESS',
    from: 'LUCKYDRAW',
    to: 'WALLET',
    amount,
    referenceKind: 'luckydraw',
    referenceDescription: name,
  });
  return { success: true, error: null };
}
