import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { emblem } from '@/components/MessageDialog/MessageDialog.css';

interface ConfirmDialogProps {
  open: boolean;
  /** The question, in one sentence. */
  title: ReactNode;
  /** Explains what will happen. */
  children?: ReactNode;
  /**
   * Called when the member confirms. While the returned promise is pending, the dialog is busy: it cannot be closed and
   * ignores further taps. The caller closes the dialog afterwards and handles failures.
   */
  onConfirm: () => unknown;
  /** Called by the cancel button, Escape or the back button, but not while the dialog is busy. */
  onClose: () => void;
  /** Called by the cancel button instead of `onClose`. Default: `onClose`. */
  onCancel?: () => void;
  /** Label of the confirm button, which should name the action ("Reset password"). Default: "Confirm". */
  confirmLabel?: string;
  /** Label of the cancel button. Default: "Cancel". */
  cancelLabel?: string;
  /**
   * Marks an action that destroys something or cannot be undone. The dialog then shows a warning icon and a red confirm
   * button.
   */
  danger?: boolean;
}

/**
 * A question before an action that matters. Focus starts on "cancel". Do not use it if the action can be undone or
 * costs nothing. For a message without a question use `MessageDialog`.
 */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...rest} /> : null;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, children, onConfirm, onClose, onCancel, confirmLabel, cancelLabel, danger } = props;
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  // Lock before the first await, so that two taps in one tick count once.
  const running = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const close = () => {
    if (!running.current) onClose();
  };
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    try {
      const choice = onConfirm();
      if (choice instanceof Promise) {
        setBusy(true);
        await choice;
      }
    } finally {
      running.current = false;
      if (mounted.current) setBusy(false);
    }
  };
  const Icon = danger ? TriangleAlert : CircleQuestionMark;
  return (
    <Dialog
      open
      onClose={close}
      dismissible={!busy}
      role="alertdialog"
      shape="card"
      size="sm"
      title={title}
      emblem={
        <span className={emblem({ tone: danger ? 'error' : 'ask' })}>
          <Icon className={icon({ size: 'lg' })} />
        </span>
      }
      footer={
        <>
          <Button variant="quiet" data-initial-focus disabled={busy} onClick={onCancel ?? close}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'action'} busy={busy} onClick={() => void confirm()}>
            {confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
