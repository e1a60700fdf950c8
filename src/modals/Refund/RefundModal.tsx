import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkRefund, getRefundBanners } from '@/api/calls/refund';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Dialog } from '@/components/Dialog/Dialog';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { BannersFirst } from '@/overlays/BannersFirst';
import type { ModalProps } from '@/overlays/modalNames';
import { RefundCard } from './RefundCard';
import { RefundLog } from './RefundLog';
import * as css from './RefundModal.css';

/** The refund of losses. The banners are shown first. */
export function RefundModal({ onClose }: ModalProps) {
  const { t } = useTranslation('refund');
  return (
    <BannersFirst call={getRefundBanners} title={t('title')} onClose={() => onClose()}>
      <RefundDialog onClose={() => onClose()} />
    </BannersFirst>
  );
}

function RefundDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('refund');
  const check = useRead(checkRefund);
  /** The number of calls of `onChange` so far. A change reloads the log. */
  const [steps, setSteps] = useState(0);
  const onChange = () => {
    void check.reload();
    setSteps((count) => count + 1);
  };
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className={css.body}>
        <AsyncState read={check} failed={t('failed')} reason skeleton={<SkeletonText lines={5} />}>
          {(check) => <RefundCard check={check} onChange={onChange} onClose={onClose} />}
        </AsyncState>
        <RefundLog version={steps} />
      </div>
    </Dialog>
  );
}
