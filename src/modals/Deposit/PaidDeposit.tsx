import Receipt from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { icon } from '@/components/Icon/Icon.css';
import { modalButton } from '@/overlays/modalButton';
import type { PaidViewProps } from '@/responsibleGaming/BreakGuard';
import * as css from './DepositModal.css';
import { LiveQrCard } from './qr/LiveQrCard';
import { getQrStep } from './qr/QrDeposit';
import { QrStatus } from './qr/QrStatus';
import { useQr } from './qr/useQr';
import { getLiveQrProvider } from './qr/watchedQr';
import { SlipSection } from './slip/SlipSection';
import { slipStart } from './slip/slipStart';

/**
 * The sections of the deposit modal that stay available during a break, for transfers made before the break: a live QR,
 * the slip form and the sent slips.
 */
export function PaidDeposit({ argument, onLock }: PaidViewProps) {
  const { t } = useTranslation('deposit');
  const [qrProvider] = useState(() => getLiveQrProvider(Date.now()));
  const [isSending, setSending] = useState(false);
  const lock = (locked: boolean) => {
    setSending(locked);
    onLock(locked);
  };
  return (
    <div className={css.body}>
      {qrProvider ? <LiveQr bankCode={qrProvider} /> : null}
      <SlipSection isSending={isSending} onLock={lock} startsOpen={argument === slipStart} />
      <Button variant="quiet" icon={<Receipt className={icon()} />} disabled={isSending} {...modalButton('slips')}>
        {t('slip.toSlips')}
      </Button>
    </div>
  );
}

/** The QR that waits for its payment, without the form that creates a QR. */
function LiveQr({ bankCode }: { bankCode: string }) {
  const qr = useQr(bankCode, []);
  return (
    <>
      <QrStatus step={getQrStep(qr)} notice={qr.notice} />
      {qr.live ? (
        <LiveQrCard live={qr.live} isCancelling={qr.isCancelling} onCancel={qr.cancel} onEnd={qr.end} />
      ) : null}
    </>
  );
}
