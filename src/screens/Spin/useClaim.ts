import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/errors';
import { type Coupon, claimCoupon } from '@/api/spin';
import { useCommand } from '@/api/useCommand';
import { useIsMounted } from '@/api/useIsMounted';
import { useOutcome } from '@/modals/useOutcome';
import { couponName } from './CouponTable';
import { claimRefusal, spinFailure } from './spinErrorText';

/** Spec section 9: claim debounce. The question itself takes one tap; one command at a time is the command's own rule. */
const debounceMs = 500;

/**
 * Claiming a coupon: asked first, sent once. What comes of it is told in a dialog, whatever it is, and `onSettled` asks
 * again for what the page shows.
 */
export function useClaim(onSettled: () => void) {
  const { t } = useTranslation('spin');
  const isMounted = useIsMounted();
  const [asked, setAsked] = useState<Coupon>();
  /** Those that the server would not take any more, by id; its list does not tell. */
  const [expired, setExpired] = useState<ReadonlySet<string>>(new Set());
  const { outcome, tell, succeed, fail, dismiss } = useOutcome({ reload: onSettled });
  const refuse = (text: string) => tell({ tone: 'error', text });
  const claim = useCommand(claimCoupon, async (error) =>
    error.unknownResult ? fail(error) : refuse(await spinFailure(error)),
  );

  const confirm = async () => {
    const coupon = asked;
    if (!coupon) return;
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (!isMounted.current) return;
    const answer = await claim.run({ body: { coupon: coupon._id } });
    if (answer && !answer.success && answer.error === 'COUPON_EXPIRED') setExpired(new Set([...expired, coupon._id]));
    if (answer?.success) {
      succeed(t('coupon.doneText', { name: couponName(coupon) }));
    } else if (answer?.error) {
      refuse(await claimRefusal(answer.error));
    } else if (answer) {
      // Neither a yes nor a reason: nobody knows what came of it.
      await fail(new ApiError('malformed', { unknownResult: true }));
    }
    setAsked(undefined);
    onSettled();
  };

  return {
    asked,
    ask: setAsked,
    cancel: () => {
      setAsked(undefined);
      // Spec section 4: closing the question reloads the wheel's setup.
      onSettled();
    },
    confirm,
    isExpired: ({ _id }: Coupon) => expired.has(_id),
    isRunning: claim.isRunning,
    outcome,
    dismiss,
  };
}
