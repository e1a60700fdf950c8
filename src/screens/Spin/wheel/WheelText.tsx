import { useTranslation } from 'react-i18next';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { modalButton } from '@/overlays/modalButton';
import * as css from './Wheel.css';

interface WheelTextProps {
  /** The number of coins. NaN if the server did not send it. */
  coins: number;
  isTurning: boolean;
  /** True if the last attempt to refresh the coin count failed. */
  isStale: boolean;
  busy: boolean;
  onRetry: () => void;
}

/**
 * Shows the texts below the wheel: the number of coins with the price of a spin, or how to get coins. While the wheel
 * turns, says so. If the number is outdated or unknown, offers a retry.
 */
export function WheelText({ coins, isTurning, isStale, busy, onRetry }: WheelTextProps) {
  const { t } = useTranslation('spin');
  const { t: common } = useTranslation('common');
  const isUnknown = !Number.isFinite(coins);
  const usual = isUnknown ? t('coinsUnknown') : coins > 0 ? t('coins', { count: coins }) : t('noCoins');
  const status = isTurning ? t('spinning') : usual;
  useAnnounced(status, { changesOnly: true });
  return (
    <div className={css.text}>
      <p className={css.coins}>{status}</p>
      {isTurning || coins > 0 ? <p className={css.muted}>{t('cost')}</p> : null}
      {isTurning || isUnknown || coins > 0 ? null : (
        <>
          <p className={css.muted}>{t('coinsCome')}</p>
          <div className={css.actions}>
            <Button variant="quiet" {...modalButton('conditions')}>
              {t('help.read')}
            </Button>
            <Button {...modalButton('deposit')}>{t('deposit')}</Button>
          </div>
        </>
      )}
      {isTurning ? null : isStale ? (
        <div className={css.stale}>
          <ErrorState call={{ hideErrors: true }} title={t('stale')} busy={busy} onRetry={onRetry} />
        </div>
      ) : isUnknown ? (
        <div className={css.actions}>
          <Button variant="quiet" busy={busy} onClick={onRetry}>
            {common('retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
