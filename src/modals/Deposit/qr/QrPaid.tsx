import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '@/api/calls/statement';
import { walletCode } from '@/api/calls/wallet';
import { serverNow } from '@/api/client/serverTime';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { Pouch } from '@/components/Pouch/Pouch';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import * as done from '@/outcome/DoneDialog.css';
import { MoneyResult } from '@/outcome/MoneyResult';
import { useNewBalance } from '@/outcome/useNewBalance';
import { SaveReceipt } from '@/statement/SaveReceipt';
import { useEntryTexts } from '@/statement/useEntryTexts';
import { useReceipt } from '@/statement/useReceipt';
import { unwatchPaidQrs } from './watchedQr';

interface QrPaidProps {
  payment: StatementEntry;
  onAgain: () => void;
  onClose: () => void;
}

/**
 * Shown when the QR is paid, over the whole screen of a phone as every success. The payment first appears in the
 * statement. The server then credits it to the wallet within about a minute.
 */
export function QrPaid({ payment, onAgain, onClose }: QrPaidProps) {
  const { t } = useTranslation('deposit');
  const { t: common } = useTranslation('common');
  const { t: money } = useTranslation('money');
  const texts = useEntryTexts()(payment);
  const [responseTime] = useState(serverNow);
  const { text } = useReceipt(payment, texts, responseTime);
  const isCredited = payment.status === 'SUCCESS';
  const getBalance = useNewBalance(isCredited);
  const close = () => {
    unwatchPaidQrs();
    onClose();
  };
  const step = isCredited ? 'credited' : 'received';
  useAnnounced(t(`qr.${step}`), { changesOnly: true });
  return (
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      shape="screen"
      size="sm"
      title={t(`qr.${step}`)}
      emblem={
        isCredited ? (
          <span className={done.pouch}>
            <Pouch size={6} mood="open" />
          </span>
        ) : (
          <span className={done.clock}>
            <Clock />
          </span>
        )
      }
      footer={
        <>
          {isCredited ? (
            <Button variant="quiet" onClick={onAgain}>
              {t('qr.again')}
            </Button>
          ) : null}
          <Button data-initial-focus onClick={close}>
            {common('ok')}
          </Button>
        </>
      }
    >
      <MoneyResult
        amount={payment.amount}
        tone={isCredited ? 'in' : 'pending'}
        ends={[
          { side: 'from', name: texts.from },
          { side: 'to', name: texts.to, balance: getBalance(walletCode) },
        ]}
      >
        {isCredited ? null : t('qr.receivedText')}
      </MoneyResult>
      {isCredited ? (
        <div className={done.steps}>
          <SaveReceipt variant="icon" receipt={text} createdAt={payment.createdAt} />
          <TextLink to={paths.statement} alone>
            {money('openStatement')}
          </TextLink>
        </div>
      ) : null}
    </Dialog>
  );
}
