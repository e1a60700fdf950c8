import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositWallet } from '@/api/calls/lookup';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { Card } from '@/components/Card/Card';
import { Chips } from '@/components/Chips/Chips';
import { CopyButton } from '@/components/CopyButton/CopyButton';
import { SpelledNumber } from '@/components/SpelledNumber/SpelledNumber';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { formatAccountNumber } from '@/i18n/format';
import { spellDigits } from '@/lib/digits';
import * as css from '@/modals/Deposit/DepositModal.css';
import { walletService } from '@/modals/Deposit/paymentMethods';
import { GiftForm } from './GiftForm';

interface WalletDepositProps {
  wallets: readonly DepositWallet[];
  /** True in manual mode, which shows all wallets as plain details. */
  isManual?: boolean;
  /**
   * The typed gift link. The parent component stores it, because the form unmounts when the member changes the payment
   * method.
   */
  giftLink: string;
  onGiftLink: (link: string) => void;
  /** True while the gift form sends the link. The member then cannot switch between account details and gift form. */
  isSending: boolean;
  onLock: (locked: boolean) => void;
  /** Called when an account has been copied. */
  onCopied: () => void;
  /** The footer while the account details are shown. */
  doneButton?: ReactNode;
  /** The "I've made the transfer" button in the footer of the gift form. */
  quietDoneButton?: ReactNode;
}

/** Deposits by wallet app. Shows the account details of automatic wallets and the gift form for all other wallets. */
export function WalletDeposit({
  wallets,
  isManual,
  giftLink,
  onGiftLink,
  isSending,
  onLock,
  onCopied,
  doneButton,
  quietDoneButton,
}: WalletDepositProps) {
  const { t } = useTranslation('deposit');
  const automaticWallets = isManual ? wallets : wallets.filter(({ mode }) => mode === 'AUTO');
  const giftWallets = isManual ? [] : wallets.filter(({ mode }) => mode !== 'AUTO');
  const [chosenTab, setChosenTab] = useState(automaticWallets.length > 0 ? 'auto' : 'gift');
  const hasGift = giftWallets.length > 0;
  const showsGift = hasGift && (automaticWallets.length === 0 || chosenTab === 'gift');

  return (
    <>
      {automaticWallets.length > 0 && hasGift && (
        <Chips
          tabs="text"
          label={t('wallet.kinds')}
          options={[
            { value: 'auto', label: t('wallet.auto'), disabled: isSending },
            { value: 'gift', label: t('wallet.gift'), disabled: isSending },
          ]}
          value={chosenTab}
          onChange={setChosenTab}
        />
      )}
      {showsGift ? (
        <GiftForm
          wallets={giftWallets}
          link={giftLink}
          onLink={onGiftLink}
          onLock={onLock}
          doneButton={quietDoneButton}
        />
      ) : (
        <>
          <p className={css.lead}>{t('wallet.lead')}</p>
          {automaticWallets.map(({ walletAccountName }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two wallets may have the same name
            <WalletCard key={index} name={walletAccountName} onCopied={onCopied} />
          ))}
          {doneButton}
        </>
      )}
    </>
  );
}

function WalletCard({ name, onCopied }: { name: string; onCopied: () => void }) {
  const { t } = useTranslation('deposit');
  return (
    <Card variant="sunken" className={css.account}>
      <BankLogo code={walletService} />
      <div className={css.text}>
        <p className={css.bank}>{t('wallet.app')}</p>
        <p className={css.number}>
          <TruncatedText lines={2} openable translate="no">
            <SpelledNumber>{formatAccountNumber(name)}</SpelledNumber>
          </TruncatedText>
        </p>
      </div>
      {name ? (
        <CopyButton
          text={name}
          what={t('wallet.account')}
          of={spellDigits(formatAccountNumber(name))}
          onResult={(isCopied) => isCopied && onCopied()}
        />
      ) : null}
    </Card>
  );
}
