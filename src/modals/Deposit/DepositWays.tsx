import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '@/api/lookup';
import { useReadCache } from '@/api/useReadCache';
import { getWallet } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { Chips } from '@/components/Chips/Chips';
import { Dialog } from '@/components/Dialog/Dialog';
import { toast } from '@/components/Toast/toasts';
import { BankAccounts } from './BankAccounts';
import { type Channel, channels, offerOf, startOf } from './channels';
import * as css from './DepositModal.css';
import { Footer, FooterPlace, useFooterPlace } from './Footer';
import { QrDeposit } from './QrDeposit';
import { SlipSection } from './SlipSection';
import { WalletDeposit } from './WalletDeposit';
import { liveQrProvider } from './watchedQr';

/** The argument of those who come to send a slip. */
const slipStart = 'slip';

interface DepositWaysProps {
  deposit: Deposit;
  /** A way or a provider's code to start with, or `slip`; `''` for the first way. */
  start: string;
  onClose: () => void;
}

/** The ways to deposit, one at a time; in manual mode everything as plain details (spec section 2). */
export function DepositWays({ deposit, start, onClose }: DepositWaysProps) {
  const { t } = useTranslation('deposit');
  const { renew } = useReadCache();
  const [footerPlace, footer] = useFooterPlace();
  const [isSendingGift, setIsSendingGift] = useState(false);
  const [isSendingSlip, setIsSendingSlip] = useState(false);
  const isLocked = isSendingGift || isSendingSlip;
  const [giftLink, setGiftLink] = useState('');
  const [qrAmount, setQrAmount] = useState('');
  const offer = useMemo(() => offerOf(deposit), [deposit]);
  const [chosen, setChosen] = useState(() => startOf(offer, start, liveQrProvider(Date.now())));
  const channel = offer.channels.includes(chosen.channel) ? chosen.channel : (offer.channels[0] ?? 'bank');

  const isFinished = useRef(false);
  const finish = () => {
    if (isFinished.current) return;
    isFinished.current = true;
    toast.info(t('refreshing'));
    renew(getWallet);
    onClose();
  };
  const hold = () => toast.info(t('slip.sending'));
  const done = (
    <Footer>
      <Button wide busy={isLocked} onClick={finish}>
        {t('done')}
      </Button>
    </Footer>
  );

  /** Beside the action of a way that has one. */
  const doneToo = (
    <Button look="quiet" wide disabled={isLocked} onClick={finish}>
      {t('done')}
    </Button>
  );

  const byWallet = { giftLink, onGiftLink: setGiftLink, isSending: isSendingGift, onLock: setIsSendingGift };

  return (
    <Dialog open title={t('title')} onClose={onClose} locked={isLocked} footer={footer}>
      <FooterPlace value={footerPlace}>
        <div className={css.body}>
          {deposit.isManual ? (
            <>
              <BankAccounts banks={deposit.banks} />
              {deposit.wallets.length > 0 && <WalletDeposit {...byWallet} wallets={deposit.wallets} isManual />}
              {done}
            </>
          ) : (
            <>
              {offer.channels.length > 1 && (
                <Chips
                  even
                  label={t('ways')}
                  options={channels
                    .filter((one) => offer.channels.includes(one))
                    .map((one) => ({ value: one, label: t(`way.${one}`), disabled: isSendingGift }))}
                  value={channel}
                  onChange={(value) => setChosen({ ...chosen, channel: value as Channel })}
                />
              )}
              {channel === 'bank' && (
                <>
                  <BankAccounts banks={offer.banks} />
                  {done}
                </>
              )}
              {channel === 'qr' && (
                <QrDeposit
                  providers={offer.providers}
                  amount={qrAmount}
                  onAmount={setQrAmount}
                  chosen={chosen.provider}
                  onChoose={(provider) => setChosen({ channel, provider })}
                  onFinish={isLocked ? hold : finish}
                  done={doneToo}
                  onClose={isLocked ? hold : onClose}
                />
              )}
              {channel === 'wallet' && (
                <WalletDeposit {...byWallet} wallets={offer.wallets} done={done} doneToo={doneToo} />
              )}
            </>
          )}
          <SlipSection isSending={isSendingSlip} onLock={setIsSendingSlip} startsOpen={start === slipStart} />
        </div>
      </FooterPlace>
    </Dialog>
  );
}
