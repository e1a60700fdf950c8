import { useTranslation } from 'react-i18next';
import { getBanks } from '@/api/calls/lookup';
import { getWallet, walletCode } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useBankName } from '@/i18n/useBankName';
import { maskNumbers } from '@/lib/maskNumbers';

/** The source or destination of money, as a text. */
export interface EntryEnd {
  name: string;
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
  const nameOf = useBankName();
  return (code) => {
    if (code === walletCode) return { name: t('wallet'), isKnown: true };
    const game = wallet?.slots.find((account) => account.code === code);
    if (game?.name) return { name: maskNumbers(game.name), isKnown: true };
    const bank = banks?.find((one) => one.code === code);
    if (bank) return { name: maskNumbers(nameOf(bank, code)), isKnown: true };
    return { name: maskNumbers(code), isKnown: false };
  };
}
