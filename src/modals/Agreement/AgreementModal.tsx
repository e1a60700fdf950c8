import { useTranslation } from 'react-i18next';
import { getAgreements } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { AsyncState } from '@/components/AsyncState/AsyncState';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { SanitizedHtmlList } from '@/components/SanitizedHtml/SanitizedHtmlList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { rememberAccepted } from '@/device/agreement';
import type { ModalProps } from '@/overlays/modalNames';

/**
 * The user agreement, which the home page opens. If the member closes the modal without accepting, the modal opens
 * again when the member next opens the home page.
 */
export function AgreementModal({ onClose }: ModalProps) {
  const { t } = useTranslation('agreement');
  const agreements = useRead(getAgreements);
  // Acceptance is stored by member id. If the id is unknown, it is stored for this session until home knows the id.
  const memberId = useRead(getWallet).data?.profile._id;

  const accept = () => {
    rememberAccepted(memberId ?? '');
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
