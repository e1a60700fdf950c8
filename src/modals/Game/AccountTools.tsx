import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/useCommand';
import { resetSlotPassword, type Slot, transferAll } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { TextLink } from '@/components/TextLink/TextLink';
import { toast } from '@/components/Toast/toasts';
import { OutcomeDialog } from '@/modals/OutcomeDialog';
import { useOutcome } from '@/modals/useOutcome';
import * as css from './GameModal.css';

interface AccountToolsProps {
  slot: Slot;
  disabled: boolean;
  /** The password is a new one now. */
  onReset: () => void;
}

/** What is needed less often: everything into this game, a new password, the provider's apps. The first two ask first. */
export function AccountTools({ slot, disabled, onReset }: AccountToolsProps) {
  const { t } = useTranslation('game');
  const [asking, setAsking] = useState<'all' | 'reset'>();
  const { outcome, succeed, fail, dismiss } = useOutcome();
  const all = useCommand(transferAll, fail);
  const reset = useCommand(resetSlotPassword, fail);
  const close = () => setAsking(undefined);

  const moveAll = async () => {
    const answer = await all.run({ body: { to: slot.code } });
    close();
    if (answer) succeed(t('moved'), t('allMovedText', { name: slot.name }));
  };
  const resetPassword = async () => {
    const answer = await reset.run({ params: { slotCode: slot.code } });
    close();
    if (!answer) return;
    toast.success(t('resetDone'));
    onReset();
  };

  return (
    <>
      <div className={css.tools}>
        <Button look="quiet" disabled={disabled} onClick={() => setAsking('all')}>
          {t('moveAll')}
        </Button>
        <Button look="quiet" disabled={disabled} onClick={() => setAsking('reset')}>
          {t('reset')}
        </Button>
      </div>
      {slot.android || slot.ios ? (
        <p className={css.apps}>
          {slot.android ? (
            <TextLink href={slot.android} alone>
              {t('android')}
            </TextLink>
          ) : null}
          {slot.ios ? (
            <TextLink href={slot.ios} alone>
              {t('ios')}
            </TextLink>
          ) : null}
        </p>
      ) : null}
      <ConfirmDialog
        open={asking === 'all'}
        title={t('moveAllTitle')}
        confirmLabel={t('moveAll')}
        onConfirm={moveAll}
        onClose={close}
      >
        {t('moveAllText', { name: slot.name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'reset'}
        title={t('resetTitle')}
        confirmLabel={t('reset')}
        onConfirm={resetPassword}
        onClose={close}
      >
        {t('resetText')}
      </ConfirmDialog>
      <OutcomeDialog outcome={outcome} onClose={dismiss} />
    </>
  );
}
