import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, claimCoupon } from '@/api/spin';
import { useCommand } from '@/api/useCommand';
import { useIsMounted } from '@/api/useIsMounted';
import { preloadErrors } from '@/i18n/explainError';
import { isBonusCode, useOutcome } from '@/outcome/useOutcome';
import { couponName } from './CouponTable';
import { claimFailure, claimRefusal } from './spinErrorText';

/** A second claim within this time is none (spec section 9). The question itself takes one tap; one command at a time is the command's own rule. */
const debounceMs = 500;

/**
 * Claiming a coupon: asked first, sent once. What comes of it is told in a dialog, whatever it is, and `onSettled` asks
 * again for what the page shows.
 */
export function useClaim(onSettled: () => void) {
  const { t } = useTranslation('spin');
  const isMounted = useIsMounted();
  const [asked, setAsked] = useState<Coupon>();
  /** Those that the server would not take any more, by id; its list does not tell, so they are known until the page is left. */
  const [expired, setExpired] = useState<ReadonlySet<string>>(new Set());
  const { outcome, tell, succeed, fail, dismiss } = useOutcome({ reload: onSettled, isPage: true });
  const refuse = async (code: string, words: Promise<string>) => {
    if (asked && code === 'COUPON_EXPIRED') setExpired((known) => new Set(known).add(asked._id));
    tell({ tone: 'error', text: await words, toBonus: isBonusCode(code) });
  };
  const claim = useCommand(claimCoupon, (error) =>
    error.unknownResult ? fail(error) : refuse(error.code, claimFailure(error)),
  );

  const confirm = async () => {
    const coupon = asked;
    if (!coupon) return;
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (!isMounted.current) return;
    const answer = await claim.run({ body: { coupon: coupon._id } });
    const reason = answer?.error || (answer?.success === false && answer.message) || '';
    if (answer?.success) {
      succeed(t('coupon.doneText', { name: couponName(coupon) }));
    } else if (answer) {
      await refuse(reason, claimRefusal(reason));
    }
    setAsked(undefined);
    onSettled();
  };

  return {
    asked,
    ask: (coupon: Coupon) => {
      preloadErrors();
      setAsked(coupon);
    },
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
