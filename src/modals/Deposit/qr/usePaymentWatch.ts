import { type Dispatch, useLayoutEffect, useRef } from 'react';
import { getQr, type Qr } from '@/api/calls/qr';
import { getStatements, type StatementEntry } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { readOnce } from '@/api/client/readOnce';
import { useReadCache } from '@/api/client/useReadCache';
import { elapsedNow } from '@/device/elapsed';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { usePoll } from '@/lib/react/usePoll';
import { isUndecided, type QrEvent, type QrState, qrReducer } from './qrState';
import {
  depositKey,
  depositKeys,
  findPayment,
  isQrDue,
  pollMs,
  unwatchQr,
  type WatchedQr,
  watchedQr,
  watchQr,
} from './watchedQr';

const newest = { body: { page: 1, limit: 10 } };
/** A response without a QR, as the server sends it. */
export const noQr: Qr = { qrcodeId: '', hasQrcode: false, qrcode: '', amount: 0, expireIn: 0, message: '' };

interface PaymentWatch {
  bankCode: string;
  state: QrState;
  isLive: boolean;
  dispatch: Dispatch<QrEvent>;
  /** Reloads the QR. Resolves to true after a response, and to false after a failure. */
  reload: () => Promise<boolean>;
}

/**
 * Polls for the payment of one provider's QR until the payment is credited or can no longer arrive. Returns a function
 * that checks the statement and the QR immediately.
 */
export function usePaymentWatch({ bankCode, state, isLive, dispatch, reload }: PaymentWatch): () => Promise<void> {
  const cache = useReadCache();
  const isMounted = useIsMounted();
  const isAsking = useRef(false);
  const qrAskedAt = useRef(Number.NEGATIVE_INFINITY);
  const now = useRef({ state, isLive });
  useLayoutEffect(() => {
    now.current = { state, isLive };
  });

  const settle = (payment: StatementEntry, watched: WatchedQr) => {
    // A QR can be paid only once, so a member who returns must not see it again.
    cache.put(getQr, { params: { bankCode } }, noQr);
    dispatch({ type: 'found', payment });
    if (payment.status !== 'SUCCESS' && payment.status !== 'FAILED') return watchQr({ ...watched, isPaid: true });
    unwatchQr(watched.id);
    if (payment.status === 'SUCCESS') cache.renew(getWallet);
  };

  /**
   * Returns true if the QR was cancelled, replaced or left meanwhile, or the component was unmounted. Also checks the
   * store, because the store changes before the next render.
   */
  const isOver = (id: string) =>
    !isMounted.current || watchedQr(bankCode)?.id !== id || now.current.state.watched?.id !== id;

  const isDue = ({ watched }: QrState) =>
    isQrDue(watched, now.current.isLive, Date.now(), elapsedNow() - qrAskedAt.current);

  /**
   * Requests the statement and then, if it is due and the payment is not known yet, the QR. If the QR is still live, the
   * statement was read before the QR was paid. So all deposits in that statement are earlier deposits.
   */
  const check = async (needsQr = false) => {
    const asked = now.current.state.watched;
    if (!asked || isAsking.current || !isMounted.current) return;
    isAsking.current = true;
    const response = await readOnce(getStatements, newest).catch(() => undefined);
    isAsking.current = false;
    const { state: latest, isLive: stillLive } = now.current;
    if (!latest.watched || isOver(asked.id)) return;
    const known = latest.at === 'paid' ? latest.payment : undefined;
    if (response) {
      const found = known
        ? response.statements.find((entry) => depositKey(entry) === depositKey(known))
        : findPayment(latest.watched, response.statements, stillLive);
      if (found) return settle(found, latest.watched);
    }
    if (known || !(needsQr || isDue(latest))) return;
    qrAskedAt.current = elapsedNow();
    const isKnown = await reload();
    const { state: after, isLive: liveNow } = now.current;
    if (!after.watched || isOver(asked.id)) return;
    if (response && !after.watched.before && liveNow) {
      const next = { ...after.watched, before: depositKeys(response.statements) };
      watchQr(next);
      dispatch({ type: 'seen', watched: next });
    } else if (isKnown && !liveNow) {
      const event = { type: 'missedAgain', now: elapsedNow() } as const;
      if (qrReducer(after, event).at === 'form') unwatchQr(asked.id);
      dispatch(event);
    }
  };
  usePoll(check, pollMs.statement, { isOn: isUndecided(state) });
  return () => check(true);
}
