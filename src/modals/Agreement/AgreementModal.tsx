import { getAgreements } from '@/api/lookup';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { HtmlList } from '@/components/Html/HtmlList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { useTranslation } from '@/i18n/useTranslation';
import { rememberAccepted } from '@/lib/agreement';
import type { ModalProps } from '@/modals/registry';

/** The user agreement of home (spec section 2). Closed without accepting, it comes again at the next visit. */
export function AgreementModal({ onClose }: ModalProps) {
  const { t } = useTranslation('agreement');
  const { data, error, reload } = useRead(getAgreements);
  const { data: wallet } = useRead(getWallet);

  const accept = () => {
    if (wallet) rememberAccepted(wallet.profile._id);
    onClose();
  };

  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <Button wide disabled={!data} onClick={accept}>
          {t('accept')}
        </Button>
      }
    >
      {data ? (
        data.length ? (
          <HtmlList items={data} />
        ) : (
          <EmptyState />
        )
      ) : error ? (
        <FailedState title={t('failed')} onRetry={reload} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  );
}
