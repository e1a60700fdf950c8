import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositBank } from '@/api/calls/lookup';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { Card } from '@/components/Card/Card';
import { CopyButton, type CopyControl } from '@/components/CopyButton/CopyButton';
import { KeepInText } from '@/components/KeepInText/KeepInText';
import { NoValue } from '@/components/NoValue/NoValue';
import { SpelledNumber } from '@/components/SpelledNumber/SpelledNumber';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { sessionStore, storageKeys } from '@/device/storage';
import { formatAccountNumber } from '@/i18n/format';
import { useBankName } from '@/i18n/useBankName';
import { spellDigits } from '@/lib/digits';
import { isEnglishName, needsEnglishName } from '@/lib/englishName';
import * as css from '@/modals/Deposit/DepositModal.css';
import { openModal } from '@/overlays/useModals';

/** The delay between saving a changed name and the automatic copying of the account number, in ms. */
const copyAfterEditMs = 1000;

/** Currencies with a translated name. Other currencies show the server's code. */
const currencyNames = new Map<string, 'currency.kip' | 'currency.baht'>([
  ['LAK', 'currency.kip'],
  ['BAHT', 'currency.baht'],
  ['THB', 'currency.baht'],
]);

interface BankAccountCardProps {
  bank: DepositBank;
  /** True if the owner stands above all accounts, because it is the same. */
  hasOwner: boolean;
  /** Called when the number has been copied. */
  onCopied: () => void;
}

/**
 * One account to which members can transfer money. Some banks allow only English account names. If this account is at
 * such a bank but its name is not English, the member needs an English name. A member without one must enter an English
 * name before copying the number.
 */
export function BankAccountCard({ bank, hasOwner, onCopied }: BankAccountCardProps) {
  const { t } = useTranslation('deposit');
  const getBankName = useBankName();
  const copyControl = useRef<CopyControl>(null);
  const [savedAt, setSavedAt] = useState(0);
  const { bankCode, bankAccountName, bankAccountNo } = bank;
  const name = getBankName(bank.bank, bankCode);
  const number = formatAccountNumber(bankAccountNo);
  const { data: wallet } = useRead(getWallet);
  const memberId = useRef('');
  useEffect(() => {
    memberId.current = wallet?.profile._id ?? '';
  });

  useEffect(() => {
    if (!savedAt) return;
    const timer = setTimeout(() => copyControl.current?.copy(), copyAfterEditMs);
    return () => clearTimeout(timer);
  }, [savedAt]);

  /**
   * Called before copying. If the member first needs an English name, opens the name editor and returns false. A name
   * saved in this session is enough, although the wallet may still return the old name.
   */
  const editFirst = () => {
    const isNeeded = needsEnglishName(bankCode) && !isEnglishName(bankAccountName);
    const hasEnglishName = isEnglishName(wallet?.bankAccount.bankAccountName ?? '');
    if (!isNeeded || hasEnglishName || sessionStore.get(storageKeys.englishNameSaved) === memberId.current) return true;
    openModal('editBankName', '', () => {
      sessionStore.set(storageKeys.englishNameSaved, memberId.current);
      setSavedAt(Date.now());
    });
    return false;
  };

  return (
    <Card as="li" variant="sunken" className={css.account}>
      <BankLogo code={bankCode} />
      <div className={css.text}>
        <p className={css.bank}>
          <TruncatedText lines={2} openable>
            {name}
          </TruncatedText>
        </p>
        {bankAccountNo ? (
          <p className={css.number}>
            <TruncatedText lines={2} openable translate="no">
              <SpelledNumber>{number}</SpelledNumber>
            </TruncatedText>
          </p>
        ) : null}
        {hasOwner ? null : (
          <p className={css.muted}>
            <AccountOwner bank={bank} />
          </p>
        )}
      </div>
      {bankAccountNo ? (
        <CopyButton
          control={copyControl}
          text={bankAccountNo}
          what={t('bank.number')}
          of={`${name} ${spellDigits(number)}`}
          before={editFirst}
          onResult={(isCopied) => isCopied && onCopied()}
        />
      ) : null}
    </Card>
  );
}

/** The name of an account's owner, and its currency. */
export function AccountOwner({ bank: { bankAccountName, currency } }: { bank: DepositBank }) {
  const { t } = useTranslation('deposit');
  const currencyKey = currencyNames.get(currency.toUpperCase());
  const currencyText = currency && ` · ${currencyKey ? t(currencyKey) : currency}`;
  if (!bankAccountName) {
    return (
      <>
        <NoValue />
        {currencyText}
      </>
    );
  }
  return (
    <TruncatedText lines={2} openable>
      <KeepInText keep={bankAccountName}>{`${bankAccountName}${currencyText}`}</KeepInText>
    </TruncatedText>
  );
}
