import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { ModalProps } from '@/modals/registry';

/** A modal that is not built yet. */
export function ComingModal({ onClose }: ModalProps) {
  const { t } = useTranslation();
  return (
    <Dialog open title={t('coming.title')} onClose={onClose}>
      <EmptyState>{t('coming.text')}</EmptyState>
    </Dialog>
  );
}
