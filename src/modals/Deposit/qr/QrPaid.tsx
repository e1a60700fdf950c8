import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '@/api/calls/statement';
import { walletCode } from '@/api/calls/wallet';
import { serverNow } from '@/api/client/serverTime';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { MoneyResult } from '@/components/MoneyResult/MoneyResult';
import { Pouch } from '@/components/Pouch/Pouch';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import * as css from '@/modals/Deposit/DepositModal.css';
import { Footer } from '@/modals/Deposit/Footer';
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
 * Shown when the QR is paid. The payment first appears in the statement. The server then credits it to the wallet
 * within about a minute.
 */
export function QrPaid({ payment, onAgain, onClose }: QrPaidProps) {
  const { t } = useTranslation('deposit');
  const { t: common } = useTranslation('common');
  const { t: money } = useTranslation('money');
  const texts = useEntryTexts()(payment);
  const [at] = useState(serverNow);
  const { text } = useReceipt(payment, texts, at);
  const isCredited = payment.status === 'SUCCESS';
  const getBalance = useNewBalance(isCredited);
  const close = () => {
    unwatchPaidQrs();
    onClose();
  };
  return (
    <>
      <Card variant="pouch" className={css.paid}>
        <Pouch size={5} mood={isCredited ? 'open' : 'tied'} />
        <MoneyResult
          amount={payment.amount}
          tone={isCredited ? 'in' : 'pending'}
          ends={[
            { side: 'from', name: texts.from },
            { side: 'to', name: texts.to, balance: getBalance(walletCode) },
          ]}
        />
      </Card>
      {isCredited ? (
        <>
          <Button variant="quiet" onClick={onAgain}>
            {t('qr.again')}
          </Button>
          <TextLink to={paths.statement} alone>
            {money('openStatement')}
          </TextLink>
        </>
      ) : null}
      <Footer>
        <div className={css.pair}>
          <Button onClick={close}>{common('ok')}</Button>
          {isCredited ? <SaveReceipt variant="quiet" receipt={text} createdAt={payment.createdAt} /> : null}
        </div>
      </Footer>
    </>
  );
}
