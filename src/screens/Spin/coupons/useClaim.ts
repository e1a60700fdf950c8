import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, claimCoupon } from '@/api/calls/spin';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import { claimFailure } from '@/screens/Spin/spinErrorText';
import { couponName } from './CouponTable';

/**
 * The delay before a confirmed claim is sent, in ms. During the delay and the request, the confirmation ignores further
 * taps.
 */
const debounceMs = 500;

interface ClaimArgs {
  /** The coupon whose claim the member is asked to confirm. */
  couponToClaim: Coupon | undefined;
  onAsk: (coupon: Coupon | undefined) => void;
  /** Reloads the page's data. */
  onSettled: () => void;
}

/**
 * Claims a coupon. The member first confirms the claim, and the client sends it once. A dialog shows the result, and
 * `onSettled` reloads the page's data.
 */
export function useClaim({ couponToClaim, onAsk, onSettled }: ClaimArgs) {
  const { t } = useTranslation('spin');
  const isMounted = useIsMounted();
  /** The coupon of the last request. Its result may be shown after `couponToClaim` was cleared. */
  const sentCoupon = useRef<Coupon>(undefined);
  /**
   * Ids of coupons that the server has refused as expired. The server's list does not mark them, so this page remembers
   * them.
   */
  const [expired, setExpired] = useState<ReadonlySet<string>>(new Set());
  const money = useOutcome();
  const claim = useMoneyCommand(claimCoupon, money, {
    onDone: () => {
      if (sentCoupon.current) money.succeed(t('coupon.doneText', { name: couponName(sentCoupon.current) }));
    },
    onRefused: (error, { body: { coupon } }) => {
      if (error.code === 'COUPON_EXPIRED') setExpired((before) => new Set(before).add(coupon));
      money.refuse(error, { explain: claimFailure });
    },
    onEnd: () => {
      onAsk(undefined);
      onSettled();
    },
  });

  const confirm = async () => {
    const coupon = couponToClaim;
    if (!coupon) return;
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (!isMounted.current) return;
    sentCoupon.current = coupon;
    await claim.run({ body: { coupon: coupon._id } });
  };

  return {
    cancel: () => {
      onAsk(undefined);
      // By the specification, closing the confirmation also reloads the wheel's setup.
      onSettled();
    },
    confirm,
    isExpired: ({ _id }: Coupon) => expired.has(_id),
    isRunning: claim.isRunning,
    outcome: money.outcome,
    dismiss: money.dismiss,
  };
}
