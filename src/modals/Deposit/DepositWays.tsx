import { memo, useMemo, useRef, useState } from 'react';
import type { Deposit } from '@/api/lookup';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { Button } from '@/components/Button/Button';
import { Chips } from '@/components/Chips/Chips';
import { Dialog } from '@/components/Dialog/Dialog';
import { toast } from '@/components/Toast/toasts';
import { useTranslation } from '@/i18n/useTranslation';
import { BankAccounts } from './BankAccounts';
import { type Channel, channels, offerOf, startOf } from './channels';
import * as css from './DepositModal.css';
import { Footer, FooterPlace } from './Footer';
import { QrDeposit } from './QrDeposit';
import { SlipSection } from './SlipSection';
import { WalletDeposit } from './WalletDeposit';
import { liveQrProvider } from './watchedQr';

interface DepositWaysProps {
  deposit: Deposit;
  /** A way or a provider's code to start with; `''` for the first. */
  start: string;
  onClose: () => void;
}

/** Not gone through again once the footer has its place. */
const Accounts = memo(BankAccounts);
const Slip = memo(SlipSection);

/** The ways to deposit, one at a time; in manual mode everything as plain details (spec section 2). */
export function DepositWays({ deposit, start, onClose }: DepositWaysProps) {
  const { t } = useTranslation('deposit');
  const { reload } = useRead(getWallet);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [isSendingGift, setIsSendingGift] = useState(false);
  const [isSendingSlip, setIsSendingSlip] = useState(false);
  const offer = useMemo(() => offerOf(deposit), [deposit]);
  const [chosen, setChosen] = useState(() => startOf(offer, start, liveQrProvider(Date.now())));
  const channel = offer.channels.includes(chosen.channel) ? chosen.channel : (offer.channels[0] ?? 'bank');

  const isFinished = useRef(false);
  const finish = () => {
    if (isFinished.current) return;
    isFinished.current = true;
    toast.info(t('refreshing'));
    void reload();
    onClose();
  };
  const done = (
    <Footer>
      <Button wide onClick={finish}>
        {t('done')}
      </Button>
    </Footer>
  );

  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      locked={isSendingGift || isSendingSlip}
      footer={<div ref={setFooter} className={css.footer} />}
    >
      <FooterPlace value={footer}>
        <div className={css.body}>
          {deposit.isManual ? (
            <>
              <Accounts banks={deposit.banks} />
              {deposit.wallets.length > 0 && (
                <WalletDeposit wallets={deposit.wallets} isManual onLock={setIsSendingGift} />
              )}
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
                    .map((one) => ({ value: one, label: t(`way.${one}`) }))}
                  value={channel}
                  onChange={(value) => setChosen({ ...chosen, channel: value as Channel })}
                />
              )}
              {channel === 'bank' && (
                <>
                  <Accounts banks={offer.banks} />
                  {done}
                </>
              )}
              {channel === 'qr' && (
                <QrDeposit
                  providers={offer.providers}
                  chosen={chosen.provider}
                  onChoose={(provider) => setChosen({ channel, provider })}
                  onFinish={finish}
                  onClose={onClose}
                />
              )}
              {channel === 'wallet' && <WalletDeposit wallets={offer.wallets} onLock={setIsSendingGift} done={done} />}
            </>
          )}
          <Slip onLock={setIsSendingSlip} />
        </div>
      </FooterPlace>
    </Dialog>
  );
}
