import { useTranslation } from 'react-i18next';
import { getBanks } from '@/api/calls/lookup';
import { getWallet, walletCode } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useBankName } from '@/i18n/useBankName';
import { maskNumbers } from '@/lib/maskNumbers';

/** Where money comes from or goes to, in words. */
export interface EntryEnd {
  name: string;
  /** It is the main wallet, a game or a bank; else it is shown by its code. */
  isKnown: boolean;
}

/** Names the two ends of an entry: games and banks by their names as far as they are known by now. */
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
