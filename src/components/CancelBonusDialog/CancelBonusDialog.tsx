import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';

export interface CancelBonusDialogProps {
  open: boolean;
  /** Called by its button, Escape or the back button. */
  onClose: () => void;
  /** The reason; plain text. */
  children: ReactNode;
}

/**
 * Says that a bonus could not be cancelled. It is the only failure with its own title; all others are a plain
 * `MessageDialog`. Needs the `bonus` namespace.
 */
export function CancelBonusDialog({ open, onClose, children }: CancelBonusDialogProps) {
  const { t } = useTranslation('bonus');
  return (
    <MessageDialog open={open} onClose={onClose} title={t('cancel.failedTitle')}>
      {children}
    </MessageDialog>
  );
}
