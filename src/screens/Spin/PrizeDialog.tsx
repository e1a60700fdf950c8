import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { Pouch } from '@/components/Pouch/Pouch';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import * as css from './PrizeDialog.css';
import type { Prize } from './useSpin';
import { throwConfetti } from './wheel/confetti';

/**
 * Shows the prize in a dialog. The dialog's accessible name contains the prize, so screen readers announce the prize
 * once. Confetti appears only for a confirmed prize.
 */
export function PrizeDialog({ prize, onClose }: { prize: Prize; onClose: () => void }) {
  const { t } = useTranslation('spin');
  const { t: common } = useTranslation('common');
  const isWon = prize.prizeResult === 'won';
  useEffect(() => (isWon ? throwConfetti(css.confetti) : undefined), [isWon]);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      shape="card"
      size="sm"
      emblem={
        <span className={css.emblem}>
          <Pouch size={6} mood={isWon ? 'open' : 'tied'} />
        </span>
      }
      title={
        <>
          <span className={css.lead}>{t('prizeTitle')}</span> <span className={css.label}>{prize.label}</span>
        </>
      }
      footer={
        <Button data-initial-focus onClick={onClose}>
          {common('ok')}
        </Button>
      }
    >
      <div className={css.text}>
        {prize.html ? <SanitizedHtml html={prize.html} /> : null}
        <p className={css.hint}>{t(`luck.${prize.prizeResult}`)}</p>
      </div>
    </Dialog>
  );
}
