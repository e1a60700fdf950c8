import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkRefund, getRefundBanners } from '@/api/refund';
import { useRead } from '@/api/useRead';
import { Dialog } from '@/components/Dialog/Dialog';
import { FailedState } from '@/components/FailedState/FailedState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { useFailureText } from '@/i18n/useFailureText';
import { BannerDialog } from '@/modals/BannerDialog';
import type { ModalProps } from '@/modals/registry';
import { useBannersFirst } from '@/modals/useBannersFirst';
import { RefundLog } from './RefundLog';
import * as css from './RefundModal.css';
import { RefundOffer } from './RefundOffer';

/** What of the losses comes back (spec section 2, refund modal), after its banners. */
export function RefundModal({ onClose }: ModalProps) {
  const { t } = useTranslation('refund');
  const { banners, isLoading, showBanners, closeBanners } = useBannersFirst(getRefundBanners);
  const check = useRead(checkRefund);
  /** The log is asked again with every step taken. */
  const [steps, setSteps] = useState(0);
  const reason = useFailureText(check.error);
  const onChange = () => {
    void check.reload();
    setSteps((count) => count + 1);
  };
  if (showBanners) return <BannerDialog title={t('title')} banners={banners} onClose={closeBanners} />;
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className={css.body}>
        {check.data && !isLoading ? (
          <RefundOffer check={check.data} onChange={onChange} />
        ) : check.error ? (
          <FailedState title={t('failed')} reason={reason} busy={check.isLoading} onRetry={() => void check.reload()} />
        ) : (
          <SkeletonText lines={5} />
        )}
        <RefundLog version={steps} />
      </div>
    </Dialog>
  );
}
