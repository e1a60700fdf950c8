import { activeWheel, claimCoupon, getMemberCoupons, getSlice, spin as turn } from '../rules/spin';
import type { HandlersOf } from './handler';

export const spin = {
  getSpinSetup: ({ mockState, member }) => {
    const wheel = activeWheel(mockState);
    return {
      activeSpinwheel: wheel
        ? { name: wheel.name, slices: mockState.db.slice.by('wheel', wheel._id).map(getSlice) }
        : null,
      userCoin: member.coin,
    };
  },
  spin: ({ mockState, member }) => turn(mockState, member),
  getCoupons: ({ mockState, member }) => getMemberCoupons(mockState, member._id),
  claimCoupon: ({ mockState, member, body }) => claimCoupon(mockState, member, body.coupon),
  getSpinActive: ({ mockState }) => ({ isActive: activeWheel(mockState) !== undefined }),
} satisfies HandlersOf<typeof import('@/api/calls/spin')>;
