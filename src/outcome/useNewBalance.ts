import { useEffect, useState } from 'react';
import { getWallet, walletCode } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useIsMounted } from '@/lib/react/useIsMounted';
import type { MoneyEnd } from './MoneyResult';

/**
 * Reads the wallet once the money has moved. Returns the new balance of an account by its code: `WALLET` or a game's
 * code. The data on screen may be older than the movement, so a balance appears only after this response.
 */
export function useNewBalance(hasMoved = true): (code: string | undefined) => MoneyEnd['balance'] {
  const { data, reload } = useRead(getWallet);
  const [readState, setReadState] = useState<'reading' | 'read' | 'failed'>('reading');
  const isMounted = useIsMounted();
  useEffect(() => {
    if (hasMoved) void reload().then((isRead) => isMounted.current && setReadState(isRead ? 'read' : 'failed'));
  }, [hasMoved, reload, isMounted]);
  return (code) => {
    if (code === undefined || readState === 'failed') return undefined;
    if (readState === 'reading' || !data) return 'reading';
    return code === walletCode ? data.wallet.amount : data.slots.find((account) => account.code === code)?.amount;
  };
}
