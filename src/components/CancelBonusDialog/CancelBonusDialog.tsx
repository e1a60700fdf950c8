import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';

export interface CancelBonusDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Its button, Escape or the back button. */
  onClose: () => void;
  /** Why, in words; plain text. */
  children: ReactNode;
}

/**
 * A bonus could not be cancelled: the one failure with a title of its own. Needs the texts of
 * `bonus`. Every other failure is a `MessageDialog`.
 */
export function CancelBonusDialog({ open, onClose, children }: CancelBonusDialogProps) {
  const { t } = useTranslation('bonus');
  return (
    <MessageDialog open={open} onClose={onClose} title={t('cancel.failedTitle')}>
      {children}
    </MessageDialog>
  );
}
