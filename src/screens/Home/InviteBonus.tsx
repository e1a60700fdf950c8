import Gift from 'lucide-react/icons/gift';
import Info from 'lucide-react/icons/info';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiveInviteBonus } from '@/api/calls/invite';
import type { Wallet } from '@/api/calls/wallet';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { icon } from '@/components/Icon/Icon.css';
import { IconButton } from '@/components/IconButton/IconButton';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { SkeletonWords } from '@/components/Skeleton/SkeletonWords';
import { toast } from '@/components/Toast/toasts';
import { errorText } from '@/i18n/errorText';
import { formatAmount, noValue } from '@/i18n/format';
import { messageText } from '@/i18n/memberErrorText';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import * as css from './InviteRow.css';
import { Secret } from './Secret';

interface InviteBonusProps {
  invite: Wallet['invite'];
  hidden: boolean;
}

/**
 * Shows the invite bonus with its percentages, its terms and its receive button. The button is disabled at 0.00,
 * and a line says why. A dialog asks for confirmation, and a toast shows the result. After a lost response, a dialog refers the member to the
 * statement.
 */
export function InviteBonus({ invite, hidden }: InviteBonusProps) {
  const { t } = useTranslation('home');
  const [isAsking, setIsAsking] = useState(false);
  const [showsTerms, setShowsTerms] = useState(false);
  const money = useOutcome();
  const { run, isRunning } = useMoneyCommand(receiveInviteBonus, money, {
    onDone: ({ message }) => toast.success(messageText(message) || t('invite.done')),
    onRefused: (error) => toast.error(errorText(error)),
    onEnd: () => setIsAsking(false),
    isOpen: isAsking,
  });

  const rates = { success: percent(invite.success), fail: percent(invite.fail) };
  const ask = () => setIsAsking(true);

  return (
    <InviteBonusLayout
      amount={<Secret hidden={hidden} value={invite.amount} />}
      rates={(invite.amount > 0 ? '' : `${t('invite.none')} · `) + t('invite.percents', rates)}
      isEmpty={invite.amount <= 0}
      isRunning={isRunning}
      onTerms={() => setShowsTerms(true)}
      onReceive={ask}
    >
      <MessageDialog open={showsTerms} tone="info" title={t('invite.terms')} onClose={() => setShowsTerms(false)}>
        {t('invite.rates', rates)}
      </MessageDialog>
      <ConfirmDialog
        open={isAsking}
        title={t('invite.confirmTitle')}
        confirmLabel={t('invite.receive')}
        onConfirm={() => run({})}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('invite.confirmText', { amount: formatAmount(invite.amount) })}</p>
        <p>{t('invite.rates', rates)}</p>
      </ConfirmDialog>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </InviteBonusLayout>
  );
}

/**
 * Shows the invite bonus before the wallet has loaded. It sends nothing, so the prerendered page needs no command.
 * `src/shell/earlyTaps.ts` keeps a tap for the loaded one.
 */
export function InviteBonusSkeleton() {
  const { t } = useTranslation('home');
  return (
    <InviteBonusLayout
      isLoading
      amount={<SkeletonWords like="0,000.00" />}
      rates={<SkeletonWords like={t('invite.percents', { success: '0%', fail: '0%' })} />}
    />
  );
}

interface InviteBonusLayoutProps {
  isLoading?: boolean;
  amount: ReactNode;
  rates: ReactNode;
  /** True if there is nothing to receive. */
  isEmpty?: boolean;
  isRunning?: boolean;
  onTerms?: () => void;
  onReceive?: () => void;
  /** The dialogs. */
  children?: ReactNode;
}

function InviteBonusLayout({
  isLoading,
  amount,
  rates,
  isEmpty,
  isRunning,
  onTerms,
  onReceive,
  children,
}: InviteBonusLayoutProps) {
  const { t } = useTranslation('home');
  return (
    <section className={css.row} aria-label={t('invite.label')} data-early={isLoading || undefined}>
      <Gift className={icon({ size: 'lg' })} />
      <dl className={css.figure}>
        <dt className={css.label}>{t('invite.label')}</dt>
        <dd>{amount}</dd>
      </dl>
      <IconButton
        label={t('invite.terms')}
        icon={<Info className={icon()} />}
        aria-haspopup="dialog"
        onClick={onTerms}
      />
      <Button variant="quiet" className={css.button} disabled={isEmpty} busy={isRunning} onClick={onReceive}>
        {t('invite.receive')}
      </Button>
      <p className={css.note}>{rates}</p>
      {children}
    </section>
  );
}

const percent = (value: number) => (Number.isFinite(value) ? `${value}%` : noValue);
