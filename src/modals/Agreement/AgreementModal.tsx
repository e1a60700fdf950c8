import { useTranslation } from 'react-i18next';
import { getAgreements } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { sessionNumber } from '@/api/client/client';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { SanitizedHtmlList } from '@/components/SanitizedHtml/SanitizedHtmlList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { acceptUnnamed, rememberAccepted } from '@/device/agreement';
import type { ModalProps } from '@/overlays/modalNames';

/** The user agreement of home. Closed without accepting, it comes again at the next visit. */
export function AgreementModal({ onClose }: ModalProps) {
  const { t } = useTranslation('agreement');
  const agreements = useRead(getAgreements);
  // Accepting is remembered by the member's id; not known yet, it is so as soon as home knows it.
  const memberId = useRead(getWallet).data?.profile._id;

  const accept = () => {
    if (memberId === undefined) acceptUnnamed(sessionNumber());
    else rememberAccepted(memberId);
    onClose();
  };

  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <Button fullWidth disabled={!agreements.data} onClick={accept}>
          {t('accept')}
        </Button>
      }
    >
      <AsyncState read={agreements} failed={t('failed')} skeleton={<SkeletonText lines={8} />} empty={<EmptyState />}>
        {(items) => <SanitizedHtmlList items={items} />}
      </AsyncState>
    </Dialog>
  );
}
