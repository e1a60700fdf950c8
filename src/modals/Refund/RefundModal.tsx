import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkRefund, getRefundBanners } from '@/api/refund';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { BannersFirst } from '@/banners/BannersFirst';
import { Dialog } from '@/components/Dialog/Dialog';
import { ReadState } from '@/components/ReadState/ReadState';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/layers/modalNames';
import { RefundCard } from './RefundCard';
import { RefundLog } from './RefundLog';
import * as css from './RefundModal.css';

/** What of the losses comes back, after its banners. */
export function RefundModal({ onClose }: ModalProps) {
  const { t } = useTranslation('refund');
  return (
    <BannersFirst call={getRefundBanners} title={t('title')}>
      <RefundDialog onClose={() => onClose()} />
    </BannersFirst>
  );
}

function RefundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('refund');
  const check = useRead(checkRefund);
  // What is received is remembered by the member's id; without it by none.
  const wallet = useRead(getWallet);
  const memberId = wallet.data?.profile._id ?? (wallet.error ? '' : undefined);
  /** The log is asked again with every step taken. */
  const [steps, setSteps] = useState(0);
  const onChange = () => {
    void check.reload();
    setSteps((count) => count + 1);
  };
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className={css.body}>
        <ReadState
          read={{ ...check, data: memberId === undefined ? undefined : check.data }}
          failed={t('failed')}
          reason
          skeleton={<SkeletonText lines={5} />}
        >
          {(known) => <RefundCard key={memberId} memberId={memberId ?? ''} check={known} onChange={onChange} />}
        </ReadState>
        <RefundLog version={steps} />
      </div>
    </Dialog>
  );
}
