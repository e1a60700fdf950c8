import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { InlineError } from '@/components/InlineError/InlineError';
import { emblem } from '@/components/MessageDialog/MessageDialog.css';
import { errorLine } from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The question, in one sentence. */
  title: ReactNode;
  /** What will happen. */
  children?: ReactNode;
  /**
   * The member says yes. While the promise is pending the dialog is busy: it cannot be closed, and further taps do
   * nothing. The owner closes it afterwards and deals with failures.
   */
  onConfirm: () => unknown;
  /** Cancel, Escape or the back button. */
  onClose: () => void;
  /** What the cancel button does, where that is more than closing. */
  onCancel?: () => void;
  /** Names the act ("Reset password"), better than "Confirm". */
  confirmLabel?: string;
  /** Names the way back; "Cancel" unless told. */
  cancelLabel?: string;
  /** It destroys something or cannot be undone. */
  danger?: boolean;
  /** A failure to show in place, already translated. */
  error?: string;
}

/**
 * A question before something that matters. Focus starts on "cancel". Not before what can be undone or costs nothing;
 * news without a question is a `MessageDialog`.
 */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...rest} /> : null;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, children, onConfirm, onClose, onCancel, confirmLabel, cancelLabel, danger, error } = props;
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  // The lock is taken before the first await, so that two taps in one tick are one.
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
      {children ? <div>{children}</div> : null}
      <div className={errorLine}>
        <InlineError>{error}</InlineError>
      </div>
    </Dialog>
  );
}
