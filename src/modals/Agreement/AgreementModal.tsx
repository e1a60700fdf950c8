import { useTranslation } from 'react-i18next';
import { getAgreements } from '@/api/lookup';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { HtmlList } from '@/components/Html/HtmlList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { rememberAccepted } from '@/lib/agreement';
import type { ModalProps } from '@/modals/registry';

/** The user agreement of home (spec section 2). Closed without accepting, it comes again at the next visit. */
export function AgreementModal({ onClose }: ModalProps) {
  const { t } = useTranslation('agreement');
  const { data, error, isLoading, reload } = useRead(getAgreements);
  // Accepting is remembered by the member's id.
  const wallet = useRead(getWallet);
  const failed = (error && !data) || (wallet.error && !wallet.data);

  const accept = () => {
    if (wallet.data) rememberAccepted(wallet.data.profile._id);
    onClose();
  };
  const retry = () => {
    if (!data) void reload();
    if (!wallet.data) void wallet.reload();
  };

  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      footer={
        <Button wide disabled={!data || !wallet.data} onClick={accept}>
          {t('accept')}
        </Button>
      }
    >
      {failed ? (
        <FailedState title={t('failed')} busy={isLoading || wallet.isLoading} onRetry={retry} />
      ) : data ? (
        data.length ? (
          <HtmlList items={data} />
        ) : (
          <EmptyState />
        )
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  );
}
