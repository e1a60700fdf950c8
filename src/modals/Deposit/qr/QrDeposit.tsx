import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositBank } from '@/api/calls/lookup';
import { getQr } from '@/api/calls/qr';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Select } from '@/components/Select/Select';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { rescueFocus } from '@/device/rescueFocus';
import { errorText } from '@/i18n/errorText';
import { useBankName } from '@/i18n/useBankName';
import * as css from '@/modals/Deposit/DepositModal.css';
import { Footer } from '@/modals/Deposit/Footer';
import { OutcomeDialog } from '@/outcome/OutcomeDialog';
import { LiveQrCard } from './LiveQrCard';
import { QrForm } from './QrForm';
import { QrPaid } from './QrPaid';
import { QrStatus, type QrStep } from './QrStatus';
import { useQr } from './useQr';

interface QrDepositProps {
  providers: readonly DepositBank[];
  /** The code of the chosen provider. */
  chosen: string;
  onChoose: (bankCode: string) => void;
  /** The code of the provider whose QR waits for its payment. */
  liveCode: string | undefined;
  onLive: (bankCode: string | undefined) => void;
  /** Called by the "I've made the transfer" button beside a live QR's save button. */
  onFinish: () => void;
  /** The quiet "I've made the transfer" button, for views that have another main action or no main action. */
  doneButton: ReactNode;
  onClose: () => void;
}

/** Deposits by QR. The member chooses a provider, creates a QR and pays it. */
export function QrDeposit({
  providers,
  chosen,
  onChoose,
  liveCode,
  onLive,
  onFinish,
  doneButton,
  onClose,
}: QrDepositProps) {
  const { t } = useTranslation('deposit');
  const getBankName = useBankName();
  const bank = providers.find(({ bankCode }) => bankCode === chosen) ?? providers[0];
  if (!bank) return null;
  const isLive = liveCode === bank.bankCode;
  const codes = providers.map(({ bankCode }) => bankCode);
  return (
    <>
      {providers.length > 1 || isLive ? (
        <div className={isLive ? css.providerLine : undefined}>
          {providers.length > 1 ? (
            <Select
              label={t('qr.provider')}
              options={providers.map((provider) => ({
                value: provider.bankCode,
                label: getBankName(provider.bank, provider.bankCode),
              }))}
              value={bank.bankCode}
              quiet={isLive}
              onChange={onChoose}
            />
          ) : (
            <TruncatedText className={css.muted}>{getBankName(bank.bank, bank.bankCode)}</TruncatedText>
          )}
          {isLive ? <span className={css.muted}>{t('qr.pay')}</span> : null}
        </div>
      ) : null}
      <ProviderQr
        key={bank.bankCode}
        bankCode={bank.bankCode}
        otherCodes={codes.filter((code) => code !== bank.bankCode)}
        onLive={onLive}
        onFinish={onFinish}
        doneButton={doneButton}
        onClose={onClose}
      />
    </>
  );
}

interface ProviderQrProps {
  bankCode: string;
  otherCodes: readonly string[];
  /** Called with the provider's code while its QR waits for the payment, and otherwise with undefined. */
  onLive: (bankCode: string | undefined) => void;
  onFinish: () => void;
  doneButton: ReactNode;
  onClose: () => void;
}

type Qr = ReturnType<typeof useQr>;

export function getQrStep({ payment, live, isChecking }: Qr): QrStep | undefined {
  if (payment) return payment.status === 'SUCCESS' ? 'credited' : 'received';
  if (live) return 'waiting';
  return isChecking ? 'checking' : undefined;
}

function ProviderQr(props: ProviderQrProps) {
  const { t } = useTranslation('deposit');
  const qr = useQr(props.bankCode, props.otherCodes);
  const step = getQrStep(qr);
  const isForm = !(step || qr.failure || qr.isLoading);
  const section = useRef<HTMLElement>(null);
  const nameId = useId();
  const { onLive, bankCode } = props;
  const liveCode = step === 'waiting' ? bankCode : undefined;

  useLayoutEffect(() => {
    onLive(liveCode);
    return () => onLive(undefined);
  }, [onLive, liveCode]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focused element may be removed with the previous step
  useEffect(() => {
    rescueFocus(section.current);
    // With large text the new QR is higher than the sheet. Its amount comes first.
    if (step === 'waiting') section.current?.scrollIntoView({ block: 'start' });
  }, [step, isForm]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={css.body}
      aria-label={t('method.qr')}
      // The focus comes here with a new QR, so the name says its amount and time.
      aria-labelledby={step === 'waiting' && qr.live ? `${nameId} ${nameId}-time` : undefined}
    >
      {/* `QrPaid` says that the QR is paid. */}
      <QrStatus step={qr.payment ? undefined : step} notice={qr.notice} />
      <QrView {...props} qr={qr} nameId={nameId} />
      <OutcomeDialog outcome={qr.outcome} onClose={qr.dismissOutcome} />
    </section>
  );
}

function QrView({ bankCode, onFinish, doneButton, onClose, qr, nameId }: ProviderQrProps & { qr: Qr; nameId: string }) {
  const { t } = useTranslation('deposit');

  if (qr.payment) return <QrPaid payment={qr.payment} onAgain={qr.startAnew} onClose={onClose} />;
  if (qr.failure) {
    return (
      <>
        <ErrorState
          call={getQr}
          title={t('qr.loadFailed')}
          reason={errorText(qr.failure)}
          busy={qr.isLoading}
          onRetry={() => void qr.reload()}
        />
        <Footer>{doneButton}</Footer>
      </>
    );
  }
  if (qr.isLoading) {
    return (
      <>
        <SkeletonText lines={5} />
        <Footer>{doneButton}</Footer>
      </>
    );
  }
  if (qr.live) {
    return (
      <LiveQrCard
        live={qr.live}
        isCancelling={qr.isCancelling}
        onCancel={qr.cancel}
        onEnd={qr.end}
        nameId={nameId}
        doneButton={
          <Button variant="quiet" onClick={onFinish}>
            {t('done')}
          </Button>
        }
      />
    );
  }
  if (qr.isChecking) {
    return (
      <div className={css.checking}>
        <Button variant="quiet" onClick={qr.startAnew}>
          {t('qr.again')}
        </Button>
        <Footer>{doneButton}</Footer>
      </div>
    );
  }
  return (
    <QrForm
      bankCode={bankCode}
      isCreating={qr.isCreating}
      onCreate={qr.create}
      onEdit={qr.clearNotice}
      doneButton={doneButton}
    />
  );
}
