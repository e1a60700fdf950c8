import Download from 'lucide-react/icons/download';
import Expand from 'lucide-react/icons/expand';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '@/components/Amount/Amount';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { Countdown } from '@/components/Countdown/Countdown';
import { Dialog } from '@/components/Dialog/Dialog';
import { icon } from '@/components/Icon/Icon.css';
import { toast } from '@/components/Toast/toasts';
import { CanvasReadError } from '@/device/encodeCanvas';
import { formatAmount } from '@/i18n/format';
import * as css from '@/modals/Deposit/DepositModal.css';
import { Footer, RightColumn } from '@/modals/Deposit/Footer';
import { QrImage } from './QrImage';
import { qrAddress, saveQr } from './qrImage';
import type { LiveQr } from './useQr';

interface LiveQrCardProps {
  live: LiveQr;
  isCancelling: boolean;
  onCancel: (id: string) => Promise<void>;
  onEnd: () => void;
  /** The id of the QR's name with its time left. Its second part, the time, has the same id with `-time`. */
  nameId?: string;
  /** A quiet action beside the footer's button that saves the QR. Without it, the card has the save button. */
  doneButton?: ReactNode;
}

/**
 * A QR that waits for its payment. The amount, the time left, the code and its save button fit on one screen. Most
 * members save the picture and open it in their bank's app.
 */
export function LiveQrCard({ live, isCancelling, onCancel, onEnd, nameId, doneButton }: LiveQrCardProps) {
  const { t } = useTranslation('deposit');
  const { t: common } = useTranslation();
  const [isLarge, setIsLarge] = useState(false);
  const [hint, setHint] = useState<'hold' | 'byHand' | 'screenshot'>('hold');
  const [brokenId, setBrokenId] = useState('');
  const closeLarge = () => setIsLarge(false);
  const { id, markup, amount, until, leftMs } = live;
  const alt = t('qr.alt', { amount: formatAmount(amount) });
  const isBroken = brokenId === id || !markup || !qrAddress(markup);
  useAnnounced(isBroken ? t('qr.broken') : '');

  const hints = { hold: t('qr.hold'), byHand: common('pictureByHand'), screenshot: common('takeScreenshot') };
  const enlarge = (next: typeof hint) => {
    setHint(next);
    setIsLarge(true);
  };
  const save = () =>
    saveQr(markup, `kapao-qr-${amount}.png`).then(
      (isSure) => (isSure ? toast.success(t('qr.saved')) : enlarge('byHand')),
      (error) => {
        if (error instanceof CanvasReadError) return enlarge('screenshot');
        toast.error(t('qr.saveFailed'));
        enlarge('hold');
      },
    );

  const saveButton = (
    <Button icon={<Download className={icon()} />} disabled={isBroken} onClick={() => void save()}>
      {t('qr.save')}
    </Button>
  );

  return (
    <>
      <RightColumn>
        <div className={css.liveFacts}>
          <Amount value={amount} size="display" />
          <Countdown
            className={css.timer}
            until={until}
            maxMs={leftMs}
            onEnd={onEnd}
            label={t('qr.timeLeft')}
            lastMinute={t('qr.lastMinute')}
            timeId={nameId && `${nameId}-time`}
          />
          <span id={nameId} hidden>{`${alt}, ${t('qr.timeLeft')}`}</span>
        </div>
      </RightColumn>
      {isBroken ? (
        <p className={css.broken}>{t('qr.broken')}</p>
      ) : (
        <div className={css.qrPatch}>
          <QrImage className={css.qr} markup={markup} alt={alt} onError={() => setBrokenId(id)} />
        </div>
      )}
      <RightColumn>
        <p className={css.muted}>{t('qr.onceLive')}</p>
        <div className={css.tools}>
          {doneButton ? null : saveButton}
          <Button
            variant="quiet"
            icon={<Expand className={icon()} />}
            disabled={isBroken}
            onClick={() => enlarge('hold')}
          >
            {t('qr.large')}
          </Button>
          <Button variant="quiet" icon={<X className={icon()} />} busy={isCancelling} onClick={() => void onCancel(id)}>
            {t('qr.cancel')}
          </Button>
        </div>
      </RightColumn>
      {doneButton ? (
        <Footer>
          <div className={css.pair}>
            {doneButton}
            {saveButton}
          </div>
        </Footer>
      ) : null}
      {isLarge ? (
        <Dialog open onClose={closeLarge} shape="card" title={t('qr.scan')}>
          <div className={css.large}>
            <QrImage className={css.qrLarge} markup={markup} alt={alt} />
            <Amount value={amount} size="large" />
            <Countdown until={until} maxMs={leftMs} label={t('qr.timeLeft')} />
            <p className={css.muted}>{hints[hint]}</p>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
