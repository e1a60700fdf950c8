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

export interface MessageDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Its button, Escape or the back button: the owner sets `open` to false. */
  onClose: () => void;
  /** The sort of news: its icon and colour, and its title. `error` unless told. */
  tone?: 'error' | 'success' | 'info';
  /** "Error" or "Success" by the tone unless told; news of another sort name theirs. */
  title?: ReactNode;
  /** Plain, translated text; a line of its own for each of its lines. */
  children?: ReactNode;
  /** "OK" unless told. */
  closeLabel?: string;
  /** What can be done about it, beside taking note. */
  action?: { label: string; onAction: () => void };
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

/**
 * News that must be taken note of, with one button: what failed, what was done. The back button closes it. A question
 * is a `ConfirmDialog`, news that may pass by is a toast, and what is wrong with a form stands in it (`InlineError`).
 */
export function MessageDialog({ open, ...rest }: MessageDialogProps) {
  return open ? <OpenMessageDialog {...rest} /> : null;
}

function OpenMessageDialog({
  onClose,
  tone = 'error',
  title,
  children,
  closeLabel,
  action,
}: Omit<MessageDialogProps, 'open'>) {
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
        <>
          <Button variant={action && 'quiet'} data-initial-focus onClick={onClose}>
            {closeLabel ?? t('ok')}
          </Button>
          {action ? <Button onClick={action.onAction}>{action.label}</Button> : null}
        </>
      }
    >
      <div className={text}>
        <SupportLink>{children}</SupportLink>
      </div>
    </Dialog>
  );
}
