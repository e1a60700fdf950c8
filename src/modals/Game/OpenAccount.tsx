import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { useCommand } from '@/api/useCommand';
import { useRead } from '@/api/useRead';
import { activateSlot, type GameAccount, getWallet } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { Clipped } from '@/components/Clipped/Clipped';
import { Dialog } from '@/components/Dialog/Dialog';
import { toast } from '@/components/Toast/toasts';
import { explainError } from '@/i18n/explainError';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { useOutcome } from '@/outcome/useOutcome';
import { GameFace } from './GameFace';
import * as css from './GameModal.css';

/** A game account that is not active yet: what it is, and opening it. */
export function OpenAccount({ account, onClose }: { account: GameAccount; onClose: () => void }) {
  const { t } = useTranslation('game');
  const { reload } = useRead(getWallet);
  const { outcome, fail, dismiss } = useOutcome();
  const [isReloading, setReloading] = useState(false);

  /** Busy until the account takes this dialog's place, or a second tap would open it again. */
  const show = async () => {
    setReloading(true);
    await reload();
    setReloading(false);
  };
  const onFail = async (error: ApiError) => {
    if (error.code !== 'SLOT_ALREADY_ACTIVE') return fail(error, { again: open });
    // Opened in another tab: the account takes this dialog's place, so a toast says it.
    await Promise.all([explainError(error).then(toast.info), show()]);
  };
  const { run, isRunning } = useCommand(activateSlot, (error) => void onFail(error));

  const open = async () => {
    if (!(await run({ params: { slotCode: account.code } }))) return;
    toast.success(t('opened'));
    await show();
  };

  return (
    <Dialog
      open
      title={
        <Clipped lines={2} openable>
          {account.name || t('title')}
        </Clipped>
      }
      onClose={onClose}
      dismissible={!isRunning}
      footer={
        <Button fullWidth busy={isRunning || isReloading} onClick={() => void open()}>
          {t('open')}
        </Button>
      }
    >
      <div className={css.body}>
        <GameFace account={account} />
        <p>{t('openText')}</p>
      </div>
      <OutcomeDialog outcome={outcome} onClose={dismiss} />
    </Dialog>
  );
}
