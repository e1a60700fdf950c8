import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { useReadCache } from '@/api/client/useReadCache';
import { Button } from '@/components/Button/Button';
import { Chips } from '@/components/Chips/Chips';
import { DialogPanel } from '@/components/Dialog/DialogPanel';
import { useMediaQuery } from '@/components/Dialog/useMediaQuery';
import { IconButton } from '@/components/IconButton/IconButton';
import { toast } from '@/components/Toast/toasts';
import { modalButton } from '@/overlays/modalButton';
import { DepositBudget } from '@/responsibleGaming/budgetViews';
import { desktop } from '@/theme/screens';
import { BankAccounts } from './bank/BankAccounts';
import * as css from './DepositModal.css';
import { Footer, FooterSlot, RightColumnSlot } from './Footer';
import { WalletDeposit } from './gift/WalletDeposit';
import { getChoices, getStart, type PaymentMethod, paymentMethods } from './paymentMethods';
import { QrAmount } from './qr/QrAmount';
import { QrDeposit } from './qr/QrDeposit';
import { getLiveQrProvider } from './qr/watchedQr';
import { SlipSection } from './slip/SlipSection';
import { slipStart } from './slip/slipStart';

interface PaymentMethodsProps {
  deposit: Deposit;
  /** The first view: a payment method, a provider's code or `slip`. `''` means the default method. */
  start: string;
  onClose: () => void;
}

/** The payment methods, one at a time. Manual mode shows all banks and wallets at once, as plain details. */
export function PaymentMethods({ deposit, start, onClose }: PaymentMethodsProps) {
  const { t } = useTranslation('deposit');
  const { renew } = useReadCache();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [rightColumn, setRightColumn] = useState<HTMLElement | null>(null);
  const isWide = useMediaQuery(desktop);
  const [liveQrCode, setLiveQrCode] = useState<string>();
  const [isSendingGift, setIsSendingGift] = useState(false);
  const [isSendingSlip, setIsSendingSlip] = useState(false);
  const isLocked = isSendingGift || isSendingSlip;
  const [giftLink, setGiftLink] = useState('');
  const qrAmount = useState('');
  const choices = useMemo(() => getChoices(deposit), [deposit]);
  const [chosen, setChosen] = useState(() => getStart(choices, start, getLiveQrProvider(Date.now())));
  const method = choices.methods.includes(chosen.method) ? chosen.method : (choices.methods[0] ?? 'bank');

  const isFinished = useRef(false);
  const finish = () => {
    if (isFinished.current) return;
    isFinished.current = true;
    toast.info(t('refreshing'));
    renew(getWallet);
    onClose();
  };
  /** True once an account has been copied. The transfer in the bank's app is then the next step. */
  const [isCopied, setCopied] = useState(false);
  const onCopied = () => setCopied(true);
  const explainLock = () => toast.info(t('slip.sending'));
  const doneButton = (
    <Footer>
      <Button variant={isCopied ? 'action' : 'quiet'} fullWidth busy={isLocked} onClick={finish}>
        {t('done')}
      </Button>
    </Footer>
  );

  /** The quiet "I've made the transfer" button, for payment methods with another main action. */
  const quietDoneButton = (
    <Button variant="quiet" disabled={isLocked} onClick={finish}>
      {t('done')}
    </Button>
  );

  const walletProps = {
    giftLink,
    onGiftLink: setGiftLink,
    isSending: isSendingGift,
    onLock: setIsSendingGift,
    onCopied,
  };

  return (
    <DialogPanel
      title={t('title')}
      onClose={onClose}
      dismissible={!isLocked}
      tool={<IconButton label={t('help')} icon={<CircleQuestionMark />} {...modalButton('playHelp')} />}
      footer={<div ref={setFooter} className={css.footer} />}
    >
      <FooterSlot value={footer}>
        <RightColumnSlot value={isWide ? rightColumn : null}>
          <div className={css.columns}>
            <div className={css.actions}>
              <DepositBudget />
              {deposit.isManual ? (
                <>
                  <BankAccounts banks={deposit.banks} onCopied={onCopied} />
                  {deposit.wallets.length > 0 && <WalletDeposit {...walletProps} wallets={deposit.wallets} isManual />}
                  {doneButton}
                </>
              ) : (
                <>
                  {choices.methods.length > 1 && (
                    <Chips
                      tabs
                      label={t('methods')}
                      options={paymentMethods
                        .filter((item) => choices.methods.includes(item))
                        .map((item) => ({ value: item, label: t(`method.${item}`), disabled: isSendingGift }))}
                      value={method}
                      onChange={(value) => setChosen({ ...chosen, method: value as PaymentMethod })}
                    />
                  )}
                  {method === 'bank' && (
                    <>
                      <BankAccounts banks={choices.banks} onCopied={onCopied} />
                      {doneButton}
                    </>
                  )}
                  {method === 'qr' && (
                    <QrAmount value={qrAmount}>
                      <QrDeposit
                        providers={choices.providers}
                        chosen={chosen.provider}
                        onChoose={(provider) => setChosen({ method, provider })}
                        liveCode={liveQrCode}
                        onLive={setLiveQrCode}
                        onFinish={isLocked ? explainLock : finish}
                        doneButton={quietDoneButton}
                        onClose={isLocked ? explainLock : onClose}
                      />
                    </QrAmount>
                  )}
                  {method === 'wallet' && (
                    <WalletDeposit
                      {...walletProps}
                      wallets={choices.wallets}
                      doneButton={doneButton}
                      quietDoneButton={quietDoneButton}
                    />
                  )}
                </>
              )}
            </div>
            <div className={css.actions}>
              <div ref={setRightColumn} className={css.rightColumn} />
              <SlipSection
                isSending={isSendingSlip}
                onLock={setIsSendingSlip}
                startsOpen={start === slipStart}
                opensByItself={isWide && liveQrCode === undefined}
              />
            </div>
          </div>
        </RightColumnSlot>
      </FooterSlot>
    </DialogPanel>
  );
}
