import { useTranslation } from 'react-i18next';
import { type Deposit, getDeposit } from '@/api/calls/lookup';
import { useRead } from '@/api/client/useRead';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ReadDialog } from '@/components/ReadDialog/ReadDialog';
import type { ModalProps } from '@/overlays/modalNames';
import { DepositSkeleton } from './DepositSkeleton';
import { PaymentMethods } from './PaymentMethods';
import { getChoices } from './paymentMethods';

/**
 * Returns true if a deposit is possible. In manual mode, any bank or wallet is enough. Otherwise at least one payment
 * method must be available.
 */
const hasMethods = (deposit: Deposit): boolean =>
  deposit.isManual ? deposit.banks.length + deposit.wallets.length > 0 : getChoices(deposit).methods.length > 0;

/**
 * The deposit modal. The argument may name the first view: a payment method (`qr`), a provider (`WW`) or the slip
 * section (`slip`).
 */
export function DepositModal({ argument, onClose }: ModalProps) {
  const { t } = useTranslation('deposit');
  const deposit = useRead(getDeposit);

  return (
    <ReadDialog
      size="wide"
      read={deposit}
      title={t('title')}
      onClose={() => onClose()}
      failed={t('failed')}
      skeleton={<DepositSkeleton />}
      empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
    >
      {(data) => hasMethods(data) && <PaymentMethods deposit={data} start={argument} onClose={() => onClose()} />}
    </ReadDialog>
  );
}
