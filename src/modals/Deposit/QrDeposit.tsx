import type { DepositBank } from '@/api/lookup';
import { Button } from '@/components/Button/Button';
import { FailedState } from '@/components/FailedState/FailedState';
import { Select } from '@/components/Select/Select';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { useBankName } from '@/i18n/useBankName';
import { useFailureText } from '@/i18n/useFailureText';
import { useTranslation } from '@/i18n/useTranslation';
import * as css from './DepositModal.css';
import { Footer } from './Footer';
import { LiveQrCard } from './LiveQrCard';
import { QrForm } from './QrForm';
import { QrPaid } from './QrPaid';
import { useQr } from './useQr';

interface QrDepositProps {
  providers: readonly DepositBank[];
  /** The chosen provider's code. */
  chosen: string;
  onChoose: (bankCode: string) => void;
  /** The member says that it is transferred. */
  onFinish: () => void;
  onClose: () => void;
}

/** Deposit by QR: the provider, and its QR from being made to being paid. */
export function QrDeposit({ providers, chosen, onChoose, onFinish, onClose }: QrDepositProps) {
  const { t } = useTranslation('deposit');
  const nameOf = useBankName();
  const bank = providers.find(({ bankCode }) => bankCode === chosen) ?? providers[0];
  if (!bank) return null;
  const codes = providers.map(({ bankCode }) => bankCode);
  return (
    <>
      {providers.length > 1 && (
        <Select
          label={t('qr.provider')}
          options={providers.map((one) => ({ value: one.bankCode, label: nameOf(one.bank, one.bankCode) }))}
          value={bank.bankCode}
          onChange={onChoose}
        />
      )}
      <ProviderQr
        key={bank.bankCode}
        bankCode={bank.bankCode}
        otherCodes={codes.filter((code) => code !== bank.bankCode)}
        onFinish={onFinish}
        onClose={onClose}
      />
    </>
  );
}

interface ProviderQrProps {
  bankCode: string;
  otherCodes: readonly string[];
  onFinish: () => void;
  onClose: () => void;
}

function ProviderQr({ bankCode, otherCodes, onFinish, onClose }: ProviderQrProps) {
  const { t } = useTranslation('deposit');
  const qr = useQr(bankCode, otherCodes);
  const reason = useFailureText(qr.failure);

  if (qr.payment) return <QrPaid payment={qr.payment} onAgain={qr.startAnew} onClose={onClose} />;
  if (qr.failure) {
    return (
      <FailedState title={t('qr.loadFailed')} reason={reason} busy={qr.isLoading} onRetry={() => void qr.reload()} />
    );
  }
  if (qr.isLoading) return <SkeletonText lines={5} />;
  if (qr.live) {
    return (
      <>
        <LiveQrCard
          live={qr.live}
          notice={qr.notice}
          isCancelling={qr.isCancelling}
          onCancel={qr.cancel}
          onEnd={qr.end}
        />
        <Footer>
          <Button wide onClick={onFinish}>
            {t('done')}
          </Button>
        </Footer>
      </>
    );
  }
  if (qr.isChecking) {
    return (
      <div className={css.checking} role="status">
        <p className={css.bank}>{t('qr.checking')}</p>
        <p className={css.muted}>{t('qr.checkingText')}</p>
        <Button look="quiet" onClick={qr.startAnew}>
          {t('qr.again')}
        </Button>
      </div>
    );
  }
  return (
    <QrForm
      bankCode={bankCode}
      notice={qr.notice}
      isCreating={qr.isCreating}
      onCreate={qr.create}
      onChange={qr.clearNotice}
    />
  );
}
