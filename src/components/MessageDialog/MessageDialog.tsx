import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { emblem, text } from './MessageDialog.css';

interface MessageDialogProps {
  open: boolean;
  /** Called by the OK button, Escape or the back button. The caller then sets `open` to false. */
  onClose: () => void;
  /** The kind of message, which sets icon, colour and title. Default: `error`. */
  tone?: 'error' | 'success' | 'info';
  /** The title. Default: "Error" or "Success", according to the tone. `info` needs its own title. */
  title?: ReactNode;
  /** The message as translated plain text. Line breaks are kept. */
  children?: ReactNode;
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

/**
 * A failure or a result that the member must acknowledge with a button. Escape and the back button also close the
 * dialog. For a question use `ConfirmDialog`; for a message that may be missed, a toast; for a form's error,
 * `InlineError`.
 */
export function MessageDialog({ open, ...rest }: MessageDialogProps) {
  return open ? <OpenMessageDialog {...rest} /> : null;
}

function OpenMessageDialog({ onClose, tone = 'error', title, children }: Omit<MessageDialogProps, 'open'>) {
  const { t } = useTranslation('common');
  const Icon = icons[tone];
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      shape="card"
      size="sm"
      title={title ?? t(tone === 'success' ? 'successTitle' : 'errorTitle')}
      emblem={
        <span className={emblem({ tone })}>
          <Icon className={icon({ size: 'lg' })} />
        </span>
      }
      footer={
        <Button data-initial-focus onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      <div className={text}>
        <SupportLink>{children}</SupportLink>
      </div>
    </Dialog>
  );
}
