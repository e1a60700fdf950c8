import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activateSlot, type GameAccount } from '@/api/calls/wallet';
import { Button } from '@/components/Button/Button';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { toast } from '@/components/Toast/toasts';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { errorText } from '@/i18n/errorText';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import { GameFace } from './GameFace';
import * as css from './GameModal.css';

/** An inactive game account: its description, and the button that opens it. */
export function OpenAccount({ account, onClose }: { account: GameAccount; onClose: () => void }) {
  const { t } = useTranslation('game');
  const money = useOutcome();
  const [isReloading, setReloading] = useState(false);

  const { run, isRunning } = useMoneyCommand(activateSlot, money, {
    onDone: () => toast.success(t('opened')),
    onRefused: (error) => {
      // The account was opened elsewhere, for example in another tab. The active account then replaces this dialog, so
      // a toast gives the reason.
      if (error.code === 'SLOT_ALREADY_ACTIVE') toast.info(errorText(error));
      else money.refuse(error);
    },
    // With the new wallet, the active account replaces this dialog. Until then the button stays busy, because a second
    // tap would try to open the account again.
    onEnd: async (_, walletRead) => {
      setReloading(true);
      await walletRead;
      setReloading(false);
    },
  });

  return (
    <DialogPanel
      title={
        <TruncatedText lines={2} openable>
          {account.name || t('title')}
        </TruncatedText>
      }
      onClose={onClose}
      dismissible={!isRunning}
      footer={
        <Button
          fullWidth
          busy={isRunning || isReloading}
          onClick={() => void run({ params: { slotCode: account.code } })}
        >
          {t('open')}
        </Button>
      }
    >
      <div className={css.body}>
        <GameFace account={account} />
        <p>{t('openText')}</p>
      </div>
      <OutcomeDialog outcome={money.outcome} onClose={money.dismiss} />
    </DialogPanel>
  );
}
