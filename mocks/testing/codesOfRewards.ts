import type { CallName } from '@/api/calls/calls';
import type { CodeRow, Steps } from './codeRow';

const plain = (name: CallName) => (steps: Steps) => steps.ask(name);
const bonus = (code: string) => (steps: Steps) => steps.ask('activateBonus', undefined, { code });
const promotion = (code: string) => (steps: Steps) => steps.ask('activatePromotion', undefined, { code });
const claim = (which: (coupon: { slice: string; isExpired: boolean }) => boolean) => async (steps: Steps) => {
  const now = steps.backend.mockState.clock.now();
  const coupons = steps.backend.mockState.db.coupon.all();
  const found = coupons.find(({ slice, expiresAt }) => which({ slice, isExpired: expiresAt <= now }));
  return steps.ask('claimCoupon', { coupon: found?._id });
};

/** Codes of bonuses, promotions, invites, refunds and the wheel. */
export const rewardRows: readonly CodeRow[] = [
  {
    code: 'BONUS_ALREADY_ACTIVE',
    scenario: 'active-bonus',
    how: 'Take the active bonus again, in a tab that was open before it was active',
    where: 'bonus',
    act: bonus('DAILY10'),
  },
  {
    code: 'BONUS_REMAINING',
    scenario: 'active-bonus',
    how: 'Take another bonus',
    where: 'bonus',
    act: bonus('WELCOME100'),
  },
  {
    code: 'BONUS_MAX_CLAIMED',
    how: 'Take WEEKLY20 and cancel it; then take it in a tab that was open before',
    where: 'bonus',
    act: async (steps) => {
      await bonus('WEEKLY20')(steps);
      await steps.ask('clearBonus');
      return bonus('WEEKLY20')(steps);
    },
  },
  {
    code: 'BONUS_CONDITION',
    how: 'Take GOLD25, which wants 10,000 baht in the wallet',
    where: 'bonus',
    act: bonus('GOLD25'),
  },
  { code: 'BONUS_FULL', how: 'Take FIRST50, whose places are taken', where: 'bonus', act: bonus('FIRST50') },
  {
    code: 'BONUS_CLEAR',
    how: 'Cancel a bonus that another tab has cancelled',
    where: 'bonus, in the cancel dialog',
    act: plain('clearBonus'),
  },
  {
    code: 'NO_PROMOTION',
    how: 'Take promotion LASTYEAR, which is over: the app finds none to take',
    where: 'not from the app',
    act: promotion('LASTYEAR'),
  },
  {
    code: 'PROMOTION_RECEIVED',
    how: 'Take KAPAO50, cancel it, take it again',
    where: 'bonus',
    act: async (steps) => {
      await promotion('KAPAO50')(steps);
      await steps.ask('clearBonus');
      return promotion('KAPAO50')(steps);
    },
  },
  {
    code: 'INVITE_INACTIVE',
    scenario: 'invites-closed',
    how: 'Receive the invite bonus',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'INVITE_NO_INVITE_BONUS',
    scenario: 'invites-missing',
    how: 'Receive the invite bonus of 10.41',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'INVITE_NO_INVITEE_PLAY_INFO',
    scenario: 'invites-unplayed',
    how: 'Receive the invite bonus of 10.42',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'INVITE_BONUS_SUCCESS',
    scenario: 'invites',
    how: 'Receive the invite bonus in two tabs, confirming in both',
    where: 'home, as a toast',
    act: async ({ ask }) => {
      await ask('receiveInviteBonus');
      return ask('receiveInviteBonus');
    },
  },
  {
    code: 'BONUS_REMAINING',
    scenario: 'active-bonus',
    how: 'Receive the invite bonus',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'INVITE_BONUS_FAIL',
    scenario: 'invites-failing',
    how: 'Receive the invite bonus of 10.44',
    where: 'home, as a toast',
    act: plain('receiveInviteBonus'),
  },
  {
    code: 'NO_REFUND',
    scenario: 'refund-waiting',
    how: 'Transfer the received refund to the main wallet in two tabs, confirming in both',
    where: 'refund, in a dialog',
    act: async (steps) => {
      await steps.ask('addRefundToWallet');
      return steps.ask('addRefundToWallet');
    },
  },
  {
    code: 'REFUND_MINIMUM',
    scenario: 'refund-zero',
    how: 'Receive a refund where nothing was lost: the app offers none',
    where: 'not from the app',
    act: plain('receiveRefund'),
  },
  {
    code: 'REFUND_CONDITION',
    scenario: 'refund-taken',
    how: 'Receive a second refund on one day: the app offers none',
    where: 'not from the app',
    act: plain('receiveRefund'),
  },
  {
    code: 'REFUND_INACTIVE',
    scenario: 'refund-closed',
    how: 'Open the refund modal',
    where: 'refund',
    act: plain('checkRefund'),
  },
  {
    code: 'COUPON_EXPIRED',
    scenario: 'coupons',
    how: 'Claim an expired coupon',
    where: 'wheel, spin.error',
    act: claim((coupon) => coupon.isExpired),
  },
  {
    code: 'INVALID_PRIZE_CODE',
    scenario: 'coupons',
    how: 'Claim the coupon of the slice that is gone',
    where: 'wheel, spin.error',
    act: claim(({ slice, isExpired }) => slice === 'GONE' && !isExpired),
  },
  {
    code: 'INVALID_COUPON_TYPE',
    scenario: 'coupons',
    how: 'Claim the coupon for coins',
    where: 'wheel, spin.error',
    act: claim(({ slice, isExpired }) => slice === 'S4' && !isExpired),
  },
  {
    code: 'INVALID_CODE',
    how: 'Claim a coupon with a malformed id',
    where: 'not from the app',
    act: (steps) => steps.ask('claimCoupon', { coupon: 'x' }),
  },
  {
    code: 'NO_CLAIMABLE_COUPON',
    scenario: 'coupons',
    how: 'Claim a coupon that another tab has claimed',
    where: 'wheel, spin.error',
    act: async (steps) => {
      const act = claim(({ slice, isExpired }) => slice === 'S1' && !isExpired);
      const first = await act(steps);
      return first === '' ? act(steps) : first;
    },
  },
];
