import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '@/api/calls/spin';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { Pouch } from '@/components/Pouch/Pouch';
import { SanitizedHtml } from '@/components/SanitizedHtml/SanitizedHtml';
import * as css from './PrizeDialog.css';
import type { Prize } from './useSpin';
import { throwConfetti } from './wheel/confetti';

interface PrizeDialogProps {
  prize: Prize;
  onClose: () => void;
  /** Called for a coupon that the spin has won. */
  onClaim: (coupon: Coupon) => void;
}

/**
 * Shows the prize in a dialog. The dialog's accessible name contains the prize, so screen readers announce the prize
 * once. Confetti appears only for a confirmed prize. A new coupon's claim is the main action.
 */
export function PrizeDialog({ prize, onClose, onClaim }: PrizeDialogProps) {
  const { t } = useTranslation('spin');
  const { t: common } = useTranslation('common');
  const { result } = prize;
  const isWon = result.kind === 'coupon' || result.kind === 'coins';
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
        <>
          <Button variant={result.kind === 'coupon' ? 'quiet' : 'action'} data-initial-focus onClick={onClose}>
            {common('ok')}
          </Button>
          {result.kind === 'coupon' ? (
            <Button onClick={() => onClaim(result.coupon)}>{t('coupon.claim')}</Button>
          ) : null}
        </>
      }
    >
      <div className={css.text}>
        {prize.html ? <SanitizedHtml html={prize.html} /> : null}
        <p className={css.hint}>
          {result.kind === 'coins' ? t('luck.coins', { count: result.coins }) : t(`luck.${result.kind}`)}
        </p>
      </div>
    </Dialog>
  );
}
