import { activeWheel, claimCoupon, couponsOf, sliceOf, spin as turn } from '../rules/spin';
import type { HandlersOf } from './handler';

export const spin = {
  getSpinSetup: ({ world, member }) => {
    const wheel = activeWheel(world);
    return {
      activeSpinwheel: wheel ? { name: wheel.name, slices: world.db.slice.by('wheel', wheel._id).map(sliceOf) } : null,
      userCoin: member.coin,
    };
  },
  spin: ({ world, member }) => turn(world, member),
  getCoupons: ({ world, member }) => couponsOf(world, member._id),
  claimCoupon: ({ world, member, body }) => claimCoupon(world, member, body.coupon),
  getSpinActive: ({ world }) => ({ isActive: activeWheel(world) !== undefined }),
} satisfies HandlersOf<typeof import('@/api/calls/spin')>;
