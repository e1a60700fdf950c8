import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { Amount } from '@/components/Amount/Amount';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { Spinner } from '@/components/Loader/Spinner';
import { Pouch } from '@/components/Pouch/Pouch';
import * as css from '@/modals/Deposit/DepositModal.css';
import { Footer } from '@/modals/Deposit/Footer';

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
  const { data: wallet } = useRead(getWallet);
  const isCredited = payment.status === 'SUCCESS';
  return (
    <>
      <Card variant="pouch" className={css.paid}>
        <Pouch size={5} mood={isCredited ? 'open' : 'tied'} />
        <Amount value={payment.amount} size="display" signed tone={isCredited ? 'in' : 'pending'} />
        {isCredited ? (
          <p className={css.muted}>
            <span>{t('qr.balance')}</span> <Amount value={wallet?.wallet.amount} />
          </p>
        ) : (
          <Spinner />
        )}
      </Card>
      {isCredited ? (
        <Button variant="quiet" onClick={onAgain}>
          {t('qr.again')}
        </Button>
      ) : null}
      <Footer>
        <Button fullWidth onClick={onClose}>
          {common('ok')}
        </Button>
      </Footer>
    </>
  );
}
