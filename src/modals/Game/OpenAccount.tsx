import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activateSlot, type GameAccount, getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { Button } from '@/components/Button/Button';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { toast } from '@/components/Toast/toasts';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { errorText } from '@/i18n/errorText';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useMoneyCommand, useOutcome } from '@/outcome/useOutcome';
import { GameFace } from './GameFace';
import * as css from './GameModal.css';

/** An inactive game account: its description, and the button that opens it. */
export function OpenAccount({ account, onClose }: { account: GameAccount; onClose: () => void }) {
  const { t } = useTranslation('game');
  const { reload } = useRead(getWallet);
  const money = useOutcome();
  const [isReloading, setReloading] = useState(false);

  /**
   * Reloads the wallet. The active account then replaces this dialog. The button stays busy during the reload, because
   * a second tap would try to open the account again.
   */
  const show = async () => {
    setReloading(true);
    await reload();
    setReloading(false);
  };
  const { run, isRunning } = useMoneyCommand(activateSlot, money, {
    onSuccess: () => {
      toast.success(t('opened'));
      return show();
    },
    onRefusal: (error) => {
      if (error.code !== 'SLOT_ALREADY_ACTIVE') return money.fail(error);
      // The account was opened elsewhere, for example in another tab. The active account then replaces this dialog, so
      // a toast gives the reason.
      toast.info(errorText(error));
      return show();
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
