import { useLayoutEffect, useRef } from 'react';
import { getStatements } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { readOnce } from '@/api/client/readOnce';
import { useReadCache } from '@/api/client/useReadCache';
import { elapsedNow } from '@/device/elapsed';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { usePoll } from '@/lib/react/usePoll';
import { isUndecided } from './qrState';
import { dispatchQr, getQrState } from './qrStore';
import { depositKey, depositKeys, findPayment, isQrDue, pollMs } from './watchedQr';

const newest = { body: { page: 1, limit: 10 } };

interface PaymentWatch {
  bankCode: string;
  /** True if the server's last response contains the QR. */
  isLive: boolean;
  /** Reloads the QR. Resolves to true after a response, and to false after a failure. */
  reload: () => Promise<boolean>;
}

/**
 * Polls for the payment of one provider's QR until the payment is credited or can no longer arrive. Returns a function
 * that checks the statement and the QR immediately.
 */
export function usePaymentWatch({ bankCode, isLive, reload }: PaymentWatch): () => Promise<void> {
  const cache = useReadCache();
  const isMounted = useIsMounted();
  const isAsking = useRef(false);
  const qrAskedAt = useRef(Number.NEGATIVE_INFINITY);
  const isLiveNow = useRef(isLive);
  useLayoutEffect(() => {
    isLiveNow.current = isLive;
  });
  const state = () => getQrState(bankCode);
  const isDue = () => isQrDue(state().watched, isLiveNow.current, Date.now(), elapsedNow() - qrAskedAt.current);

  /**
   * Requests the statement and then, if it is due and the payment is not known yet, the QR. If the QR is still live, the
   * statement was read before the QR was paid. So all deposits in that statement are earlier deposits.
   */
  const check = async (needsQr = false) => {
    const watchedBefore = state().watched;
    if (!watchedBefore || isAsking.current || !isMounted.current) return;
    /** Returns true if the QR was cancelled, replaced or left meanwhile, or the component was unmounted. */
    const isOver = () => !isMounted.current || state().watched?.id !== watchedBefore.id;
    isAsking.current = true;
    const response = await readOnce(getStatements, newest).catch(() => undefined);
    isAsking.current = false;
    const now = state();
    if (!now.watched || isOver()) return;
    const found = now.at === 'paid' ? now.payment : undefined;
    if (response) {
      const payment = found
        ? response.statements.find((entry) => depositKey(entry) === depositKey(found))
        : findPayment(now.watched, response.statements, isLiveNow.current);
      if (payment) {
        dispatchQr(bankCode, { type: 'found', payment });
        if (payment.status === 'SUCCESS') void cache.renew(getWallet);
        return;
      }
    }
    if (found || !(needsQr || isDue())) return;
    qrAskedAt.current = elapsedNow();
    const isKnown = await reload();
    const { watched } = state();
    if (!watched || isOver()) return;
    if (response && !watched.before && isLiveNow.current) {
      const before = depositKeys(response.statements);
      dispatchQr(bankCode, { type: 'seen', watched: { ...watched, before } });
    } else if (isKnown && !isLiveNow.current) {
      dispatchQr(bankCode, { type: 'missedAgain', now: elapsedNow() });
    }
  };
  usePoll(check, pollMs.statement, { isOn: isUndecided(state()) });
  return () => check(true);
}
