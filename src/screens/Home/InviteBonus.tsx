import Gift from 'lucide-react/icons/gift';
import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiveInviteBonus } from '@/api/calls/invite';
import type { Wallet } from '@/api/calls/wallet';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { formatAmount, noValue } from '@/i18n/format';
import { messageText } from '@/i18n/memberErrorText';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand, useOutcome } from '@/outcome/useOutcome';
import * as css from './BalanceCard.css';
import { Secret } from './Secret';

interface InviteBonusProps {
  invite: Wallet['invite'];
  hidden: boolean;
  onReceived: () => void;
}

/**
 * Shows the invite bonus with its terms and its receive button. The receive button is enabled at any amount, because the server decides. A
 * dialog asks for confirmation, and a toast shows the result. After a lost response, a dialog refers the member to the
 * statement.
 */
export function InviteBonus({ invite, hidden, onReceived }: InviteBonusProps) {
  const { t } = useTranslation('home');
  const [asking, setAsking] = useState(false);
  const [showsTerms, setShowsTerms] = useState(false);
  const money = useOutcome({ reload: onReceived });
  const { run, isRunning } = useMoneyCommand(receiveInviteBonus, money, {
    onSuccess: ({ message }) => toast.success(messageText(message) || t('invite.done')),
    onRefusal: (error) => toast.error(errorText(error)),
  });

  const ask = () => setAsking(true);
  const receive = async () => {
    await run({});
    setAsking(false);
    onReceived();
  };

  return (
    <div className={css.invite}>
      <Gift className={`${icon({ size: 'lg' })} ${css.gift}`} />
      <dl className={css.inviteFigure}>
        <dt className={css.inviteLabel}>{t('invite.label')}</dt>
        <dd>
          <Secret hidden={hidden} value={invite.amount} currency="none" />
        </dd>
      </dl>
      <IconButton
        label={t('invite.terms')}
        icon={<Info className={icon()} />}
        aria-haspopup="dialog"
        onClick={() => setShowsTerms(true)}
      />
      <Button variant="quiet" className={css.button} busy={isRunning} onClick={ask}>
        {t('invite.receive')}
      </Button>
      <MessageDialog open={showsTerms} tone="info" title={t('invite.terms')} onClose={() => setShowsTerms(false)}>
        {t('invite.rates', { success: percent(invite.success), fail: percent(invite.fail) })}
      </MessageDialog>
      <ConfirmDialog
        open={asking}
        title={t('invite.confirmTitle')}
        confirmLabel={t('invite.receive')}
        onConfirm={receive}
        onClose={() => setAsking(false)}
      >
        {t('invite.confirmText', {
          amount: formatAmount(invite.amount),
          success: percent(invite.success),
          fail: percent(invite.fail),
        })}
      </ConfirmDialog>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </div>
  );
}

const percent = (value: number) => (Number.isFinite(value) ? `${value}%` : noValue);
