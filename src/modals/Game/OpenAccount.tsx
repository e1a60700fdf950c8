import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/useCommand';
import { useRead } from '@/api/useRead';
import { activateSlot, getWallet, type Slot } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { toast } from '@/components/Toast/toasts';
import { OutcomeDialog } from '@/modals/OutcomeDialog';
import { useOutcome } from '@/modals/useOutcome';
import { GameFace } from './GameFace';
import * as css from './GameModal.css';

/** A game account that is not active yet: what it is, and opening it. */
export function OpenAccount({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const { t } = useTranslation('game');
  const { reload } = useRead(getWallet);
  const { outcome, fail, dismiss } = useOutcome();
  const { run, isRunning } = useCommand(activateSlot, fail);

  const open = async () => {
    if (!(await run({ params: { slotCode: slot.code } }))) return;
    toast.success(t('opened'));
    await reload();
  };

  return (
    <Dialog
      open
      title={slot.name}
      onClose={onClose}
      locked={isRunning}
      footer={
        <Button wide busy={isRunning} onClick={() => void open()}>
          {t('open')}
        </Button>
      }
    >
      <div className={css.body}>
        <GameFace slot={slot} />
        <p>{t('openText')}</p>
      </div>
      <OutcomeDialog outcome={outcome} onClose={dismiss} />
    </Dialog>
  );
}
