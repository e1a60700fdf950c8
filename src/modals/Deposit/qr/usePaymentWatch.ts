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
import { findPayment, getDepositKey, getDepositKeys, isQrDue, pollMs } from './watchedQr';

const newestPage = { body: { page: 1, limit: 10 } };

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
  const isRequesting = useRef(false);
  const qrRequestedAt = useRef(Number.NEGATIVE_INFINITY);
  const isLiveNow = useRef(isLive);
  useLayoutEffect(() => {
    isLiveNow.current = isLive;
  });
  const getState = () => getQrState(bankCode);
  const isDue = () => isQrDue(getState().watched, isLiveNow.current, Date.now(), elapsedNow() - qrRequestedAt.current);

  /**
   * Requests the statement and then, if it is due and the payment is not known yet, the QR. If the QR is still live, the
   * statement was read before the QR was paid. So all deposits in that statement are earlier deposits.
   */
  const check = async (needsQr = false) => {
    const watchedBefore = getState().watched;
    if (!watchedBefore || isRequesting.current || !isMounted.current) return;
    /** Returns true if the QR was cancelled, replaced or left meanwhile, or the component was unmounted. */
    const isOver = () => !isMounted.current || getState().watched?.id !== watchedBefore.id;
    isRequesting.current = true;
    const response = await readOnce(getStatements, newestPage).catch(() => undefined);
    isRequesting.current = false;
    const current = getState();
    if (!current.watched || isOver()) return;
    const knownPayment = current.phase === 'paid' ? current.payment : undefined;
    if (response) {
      const payment = knownPayment
        ? response.statements.find((entry) => getDepositKey(entry) === getDepositKey(knownPayment))
        : findPayment(current.watched, response.statements, isLiveNow.current);
      if (payment) {
        dispatchQr(bankCode, { type: 'found', payment });
        if (payment.status === 'SUCCESS') void cache.renew(getWallet);
        return;
      }
    }
    if (knownPayment || !(needsQr || isDue())) return;
    qrRequestedAt.current = elapsedNow();
    const hasResponse = await reload();
    const { watched } = getState();
    if (!watched || isOver()) return;
    if (response && !watched.before && isLiveNow.current) {
      const before = getDepositKeys(response.statements);
      dispatchQr(bankCode, { type: 'seen', watched: { ...watched, before } });
    } else if (hasResponse && !isLiveNow.current) {
      dispatchQr(bankCode, { type: 'missedAgain', now: elapsedNow() });
    }
  };
  usePoll(check, pollMs.statement, { isOn: isUndecided(getState()) });
  return () => check(true);
}
