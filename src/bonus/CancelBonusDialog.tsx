import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';

interface CancelBonusDialogProps {
  open: boolean;
  /** Called by the OK button, Escape or the back button. */
  onClose: () => void;
  /** The reason, as plain text. */
  children: ReactNode;
}

/**
 * Says that a bonus could not be cancelled. This failure has its own title. For all other failures use `MessageDialog`.
 * Needs the translations of the `bonus` namespace.
 */
export function CancelBonusDialog({ open, onClose, children }: CancelBonusDialogProps) {
  const { t } = useTranslation('bonus');
  return (
    <MessageDialog open={open} onClose={onClose} title={t('cancel.failedTitle')}>
      {children}
    </MessageDialog>
  );
}
