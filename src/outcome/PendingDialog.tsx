import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useTranslation } from 'react-i18next';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { canResend, hasCompleteRequest, isSending } from '@/api/commands/pendingCommands';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { emblem } from '@/components/MessageDialog/MessageDialog.css';
import { getCommandTitle, getSentence, getSentTime } from './outcomeText';
import * as css from './Pending.css';
import { PendingText } from './PendingText';
import { acknowledge, useResend } from './pendingStore';

interface PendingDialogProps {
  command: PendingCommand;
  /** Sends the form's request again. Default: sends the stored request. */
  retry?: () => unknown;
  /** Reads again what the command changes, after the stored request was sent again. Default: reads the wallet. */
  renew?: () => unknown;
  onClose: () => void;
}

const tones = { succeeded: 'success', refused: 'error' } as const;
const icons = { success: CircleCheck, error: CircleAlert, info: CircleQuestionMark };

/**
 * Shows a command without a result and the evidence about it, or the result as soon as there is one. Closing the dialog
 * keeps the command; only "Remove from home page" removes it.
 */
export function PendingDialog({ command, retry, renew, onClose }: PendingDialogProps) {
  const { t } = useTranslation('money');
  const { t: common } = useTranslation();
  const { key, result } = command;
  const tone = result ? tones[result] : 'info';
  const Icon = icons[tone];
  const isBusy = isSending(key);
  const resend = useResend(renew);
  useAnnounced(getSentence(command), { changesOnly: true });
  const isOffered = canResend(command) && (retry !== undefined || hasCompleteRequest(command));
  const remove = () => {
    onClose();
    acknowledge(key);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      shape="card"
      size="md"
      title={result ? common(tone === 'success' ? 'successTitle' : 'errorTitle') : t('unknown')}
      emblem={
        <span className={emblem({ tone })}>
          <Icon className={icon({ size: 'lg' })} />
        </span>
      }
      footer={
        result ? (
          <Button data-initial-focus onClick={remove}>
            {common('ok')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={remove}>
              {t('seen')}
            </Button>
            <Button data-initial-focus onClick={onClose}>
              {t('keep')}
            </Button>
          </>
        )
      }
    >
      <div className={css.body}>
        <p className={css.name}>{t('sent', { what: getCommandTitle(command), time: getSentTime(command) })}</p>
        <PendingText command={command} />
        {isOffered ? (
          <div className={css.resend}>
            <p className={css.hint}>{t('resend.hint')}</p>
            <Button variant="quiet" busy={isBusy} onClick={() => void (retry ? retry() : resend(command))}>
              {t('resend.button')}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
