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
import type { PaintedSlice } from './wheel/drawWheel';
import { WonSlice } from './wheel/WonSlice';

interface PrizeDialogProps {
  prize: Prize;
  /** The slices of the wheel that has stopped. */
  slices: readonly PaintedSlice[];
  onClose: () => void;
  /** Called for a coupon that the spin has won. */
  onClaim: (coupon: Coupon) => void;
}

/**
 * Shows the prize. On a phone it fills the screen. The dialog's accessible name contains the prize, so screen readers
 * announce the prize once. Confetti appears only for a confirmed prize. A new coupon's claim is the main action.
 */
export function PrizeDialog({ prize, slices, onClose, onClaim }: PrizeDialogProps) {
  const { t } = useTranslation('spin');
  const { t: common } = useTranslation('common');
  const { result } = prize;
  const isWon = result.kind === 'coupon' || result.kind === 'coins';
  const isOnWheel = prize.index >= 0 && prize.index < slices.length;
  useEffect(() => (isWon ? throwConfetti(css.confetti) : undefined), [isWon]);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      shape="screen"
      size="sm"
      hero={isOnWheel ? <WonSlice slices={slices} index={prize.index} pale={result.kind === 'nothing'} /> : undefined}
      emblem={isOnWheel ? undefined : <Pouch size={6} mood={isWon ? 'open' : 'tied'} />}
      title={
        <>
          <span className={css.lead}>{t('prizeTitle')}</span> <span className={css.label}>{prize.label}</span>
        </>
      }
      footer={
        result.kind === 'coupon' ? (
          <>
            <Button variant="quiet" data-initial-focus onClick={onClose}>
              {t('keep')}
            </Button>
            <Button onClick={() => onClaim(result.coupon)}>{t('coupon.claim')}</Button>
          </>
        ) : (
          <Button data-initial-focus onClick={onClose}>
            {common('ok')}
          </Button>
        )
      }
    >
      <PrizeText prize={prize} />
    </Dialog>
  );
}

/** Says one thing about the prize: the site's own text about a coupon, or else what the spin has brought. */
function PrizeText({ prize: { html, result } }: { prize: Prize }) {
  const { t } = useTranslation('spin');
  if (result.kind === 'coupon' && html) return <SanitizedHtml html={html} />;
  return <p>{result.kind === 'coins' ? t('luck.coins', { count: result.coins }) : t(`luck.${result.kind}`)}</p>;
}
