import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelQr, createQr, getQr } from '@/api/calls/qr';
import { ApiError } from '@/api/client/errors';
import { useRead } from '@/api/client/useRead';
import { useReadCache } from '@/api/client/useReadCache';
import { useCommand } from '@/api/commands/useCommand';
import { toast } from '@/components/Toast/toasts';
import { useIsMounted } from '@/lib/react/useIsMounted';
import { useMoneyCommand } from '@/outcome/useMoneyCommand';
import { useOutcome } from '@/outcome/useOutcome';
import type { QrEvent } from './qrState';
import { dispatchQr, getQrState, openQr, receiveQr, subscribeToQrs } from './qrStore';
import { usePaymentWatch } from './usePaymentWatch';
import { hasQr, type WatchedQr } from './watchedQr';

export interface LiveQr extends WatchedQr {
  markup: string;
  /** The time left according to the latest response, in ms. */
  leftMs: number;
}

/**
 * Manages one provider's QR: its creation, cancellation, end and payment. Responses are cached by provider, so that QRs
 * of different providers never mix.
 */
export function useQr(bankCode: string, otherCodes: readonly string[]) {
  const { t } = useTranslation('deposit');
  const args = { params: { bankCode } };
  const read = useRead(getQr, args, { isTimed: true });
  const cache = useReadCache();
  useState(() => openQr(bankCode));
  const state = useSyncExternalStore(subscribeToQrs, () => getQrState(bankCode));
  const dispatch = (event: QrEvent) => dispatchQr(bankCode, event);
  const refuse = (failure: unknown) => dispatch({ type: 'refused', failure });
  const isMounted = useIsMounted();
  const money = useOutcome();
  const create = useMoneyCommand(createQr, money, {
    onDone: (response) => {
      if (!hasQr(response)) return refuse(new ApiError('http', { message: response.message }));
      cache.put(getQr, args, response);
      // The view may have closed meanwhile.
      receiveQr(bankCode, response);
    },
    onRefused: refuse,
    onEnd: (type) => {
      // A created QR may replace other providers' QRs, so their cached responses are outdated and must be requested
      // again. If the member has switched to another provider, keep that provider's data during the reload, so that the
      // provider's form stays mounted.
      const outdate = isMounted.current ? cache.forget : cache.renew;
      for (const otherCode of otherCodes) void outdate(getQr, { params: { bankCode: otherCode } });
      // If only the response was lost, the QR may exist.
      if (type !== 'done') void read.reload();
    },
  });
  const cancel = useCommand(cancelQr, refuse);

  const qr = read.data;
  useLayoutEffect(() => {
    if (qr) receiveQr(bankCode, qr);
  }, [qr, bankCode]);

  const isLive = state.phase === 'waiting' && qr !== undefined && hasQr(qr) && qr.qrcodeId === state.watched.id;
  const live: LiveQr | undefined = isLive
    ? { ...state.watched, markup: qr.qrcode, leftMs: qr.expireIn * 1000 }
    : undefined;
  const check = usePaymentWatch({ bankCode, isLive, reload: read.reload });

  return {
    live,
    payment: state.phase === 'paid' ? state.payment : undefined,
    notice: state.notice,
    /** True if the server stopped returning the QR before its end. The payment may still arrive. */
    isChecking: qr !== undefined && state.phase === 'checking',
    isLoading: !qr && (read.isLoading || !read.error),
    failure: qr ? undefined : read.error,
    reload: read.reload,
    isCreating: create.isRunning,
    isCancelling: cancel.isRunning,
    clearNotice: () => dispatch({ type: 'edited' }),

    outcome: money.outcome,
    dismissOutcome: money.dismiss,

    /** Creates a QR for `amount` baht. Resolves to true if the QR exists and this provider's form is still mounted. */
    create: async (amount: number): Promise<boolean> => {
      dispatch({ type: 'edited' });
      const end = await create.run({ ...args, body: { amount } });
      return end?.type === 'done' && hasQr(end.response) && isMounted.current;
    },

    cancel: async (id: string): Promise<void> => {
      dispatch({ type: 'edited' });
      const response = await cancel.run({ params: { qrcodeId: id } });
      // The QR may have been paid or may have ended meanwhile, so check the statement.
      if (!response) return void check();
      dispatch({ type: 'cancelled', id });
      toast.info(t('qr.cancelled'));
    },

    /** Called when the countdown reaches 00:00. A last-moment payment may still arrive. */
    end: (): void => {
      dispatch({ type: 'expired' });
      void check();
    },

    /** Returns to the form, for another QR. */
    startAnew: (): void => {
      dispatch({ type: 'left' });
      void read.reload();
    },
  };
}
