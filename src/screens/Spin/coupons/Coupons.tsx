import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, getCoupons } from '@/api/calls/spin';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Card } from '@/components/Card/Card';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Pagination } from '@/components/Pagination/Pagination';
import { usePaged } from '@/components/Pagination/usePaged';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { rescueFocus } from '@/device/rescueFocus';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { box, heading, section } from '@/screens/Spin/SpinScreen.css';
import { useRetry } from '@/screens/Spin/useRetry';
import { ClaimText, CouponTable } from './CouponTable';
import { useClaim } from './useClaim';

const pageSize = 3;

interface CouponsProps {
  /** The coupon that the confirmation shows, or undefined. */
  couponToClaim: Coupon | undefined;
  onAsk: (coupon: Coupon | undefined) => void;
  onSettled: () => void;
}

/**
 * Shows the member's coupons. Calls `onSettled` after a claim has succeeded or failed, and when the member closes the
 * confirmation.
 */
export function Coupons({ couponToClaim, onAsk, onSettled }: CouponsProps) {
  const { t } = useTranslation('spin');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const coupons = useRead(getCoupons);
  const { data, error, reload } = coupons;
  const { isTrying, retry } = useRetry(reload);
  const { cancel, confirm, isExpired, isRunning, outcome, dismiss } = useClaim({ couponToClaim, onAsk, onSettled });

  const hasOutcome = outcome !== undefined;
  const hadOutcome = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may load before the dialog is closed, or after
  useEffect(() => {
    if (hasOutcome) hadOutcome.current = true;
    // If the tapped button was removed with its coupon, move the lost focus to the title.
    else if (hadOutcome.current && rescueFocus(title.current)) hadOutcome.current = false;
  }, [hasOutcome, data]);

  // A claimed coupon disappears from the list. If it was the last page's only row, `usePaged` shows the page before.
  const { page, setPage, from, rows } = usePaged(data ?? [], pageSize);

  const stale = error && (
    <ErrorState call={{ hideErrors: true }} title={t('coupon.stale')} busy={isTrying} onRetry={() => void retry()} />
  );

  return (
    <section aria-labelledby={id} className={section}>
      <h2 id={id} ref={title} tabIndex={-1} className={heading}>
        {t('coupon.title')}
      </h2>
      <Card className={`${section} ${box}`}>
        {data ? stale : null}
        <AsyncState
          read={coupons}
          failed={t('coupon.failed')}
          reason
          skeleton={<SkeletonText lines={4} />}
          empty={<EmptyState title={t('coupon.empty')}>{t('coupon.emptyText')}</EmptyState>}
        >
          {({ length }) => (
            <>
              <CouponTable coupons={rows} from={from + 1} claiming={isRunning} isExpired={isExpired} onClaim={onAsk} />
              <Pagination
                page={page}
                pageSize={pageSize}
                total={length}
                label={t('coupon.pages')}
                onPageChange={setPage}
              />
            </>
          )}
        </AsyncState>
      </Card>
      <ConfirmDialog
        open={couponToClaim !== undefined}
        title={t('coupon.askTitle')}
        confirmLabel={t('coupon.claim')}
        onConfirm={confirm}
        onClose={cancel}
      >
        {couponToClaim ? <ClaimText coupon={couponToClaim} /> : null}
      </ConfirmDialog>
      <OutcomeDialog outcome={outcome} onClose={dismiss} />
    </section>
  );
}
