import { useTranslation } from 'react-i18next';
import { getBanks } from '@/api/calls/lookup';
import { getWallet, walletCode } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useBankName, useShortBankName } from '@/i18n/useBankName';
import { maskNumbers } from '@/lib/maskNumbers';

/** The source or destination of money, as a text. */
interface EntryEnd {
  name: string;
  /** The name for a row. A bank has its short name. */
  shortName: string;
  /** True for the main wallet, a game or a bank. Any other source or destination is shown by its code. */
  isKnown: boolean;
}

/**
 * Returns a function that names the source or destination of an entry. A game or bank is shown by its code until the
 * list with its name has loaded.
 */
export function useEntryEnds(): (code: string) => EntryEnd {
  const { t } = useTranslation('statement');
  const wallet = useRead(getWallet).data;
  const banks = useRead(getBanks, {}, { isStatic: true }).data;
  const getBankName = useBankName();
  const getShortBankName = useShortBankName();
  const createEnd = (name: string, isKnown: boolean, shortName = name): EntryEnd => ({
    name: maskNumbers(name),
    shortName: maskNumbers(shortName),
    isKnown,
  });
  return (code) => {
    if (code === walletCode) return createEnd(t('wallet'), true);
    const game = wallet?.slots.find((account) => account.code === code);
    if (game?.name) return createEnd(game.name, true);
    const bank = banks?.find((item) => item.code === code);
    if (bank) return createEnd(getBankName(bank, code), true, getShortBankName(bank, code));
    return createEnd(code, false);
  };
}
