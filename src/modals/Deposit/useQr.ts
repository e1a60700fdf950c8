import { useLayoutEffect, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answeredAt } from '@/api/answeredAt';
import { runCommand } from '@/api/command';
import { ApiError } from '@/api/errors';
import { cancelQr, createQr, getQr, type Qr } from '@/api/qr';
import { getStatements, type StatementEntry } from '@/api/statement';
import { useCommand } from '@/api/useCommand';
import { useIsMounted } from '@/api/useIsMounted';
import { usePoll } from '@/api/usePoll';
import { useRead } from '@/api/useRead';
import { useReadCache } from '@/api/useReadCache';
import { getWallet } from '@/api/wallet';
import { toast } from '@/components/Toast/toasts';
import { isUndecided, qrReducer, startingState } from './qrState';
import {
  depositKey,
  depositKeys,
  findPayment,
  hasQr,
  seenQr,
  unwatchQr,
  type WatchedQr,
  watchedQr,
  watchQr,
} from './watchedQr';

const pollMs = 5000;
const newest = { body: { page: 1, limit: 10 } };
const noQr: Qr = { qrcodeId: '', hasQrcode: false, qrcode: '', amount: 0, expireIn: 0, message: '' };

export interface LiveQr extends WatchedQr {
  markup: string;
}

/**
 * One provider's QR: the live one, making and cancelling it, its end, and its payment.
 * Answers are kept by provider, so none of another one can come in between.
 */
export function useQr(bankCode: string, otherCodes: readonly string[]) {
  const { t } = useTranslation('deposit');
  const args = { params: { bankCode } };
  const read = useRead(getQr, args, { isTimed: true });
  const cache = useReadCache();
  const [state, dispatch] = useReducer(qrReducer, undefined, () => startingState(watchedQr(bankCode), Date.now()));
  const { watched } = state;
  const refuse = (failure: unknown) => dispatch({ type: 'refused', failure });
  const create = useCommand(createQr, refuse);
  const cancel = useCommand(cancelQr, refuse);

  const qr = read.data;
  useLayoutEffect(() => {
    if (!qr) return;
    if (!hasQr(qr)) return dispatch({ type: 'missed', now: Date.now() });
    const known = watchedQr(bankCode);
    const next = seenQr(bankCode, qr, answeredAt(qr), known);
    if (next !== known) watchQr(next);
    dispatch({ type: 'seen', watched: next });
  }, [qr, bankCode]);

  const isLive = state.at === 'waiting' && qr !== undefined && hasQr(qr) && qr.qrcodeId === state.watched.id;
  const live: LiveQr | undefined = isLive ? { ...state.watched, markup: qr.qrcode } : undefined;

  const now = useRef({ state, isLive });
  useLayoutEffect(() => {
    now.current = { state, isLive };
  });
  const isMounted = useIsMounted();

  const settle = (payment: StatementEntry, id: string) => {
    // It works once: whoever comes back must not be shown it again.
    cache.put(getQr, args, noQr);
    dispatch({ type: 'found', payment });
    if (payment.status !== 'SUCCESS' && payment.status !== 'FAILED') return;
    unwatchQr(id);
    if (payment.status === 'SUCCESS') cache.renew(getWallet);
  };

  /** Cancelled, replaced or left meanwhile; the memory knows it before the next rendering does. */
  const isOver = (id: string) =>
    !isMounted.current || watchedQr(bankCode)?.id !== id || now.current.state.watched?.id !== id;

  /** Asks the statement first and the QR after it: what is in the statement while the QR lives came before its payment. */
  const look = async () => {
    const asked = now.current.state.watched;
    if (!asked || !isMounted.current) return;
    const asking = runCommand(getStatements, newest);
    if (!asking) return;
    const answer = await asking.catch(() => undefined);
    const { state: latest, isLive: stillLive } = now.current;
    if (!latest.watched || isOver(asked.id)) return;
    const known = latest.at === 'paid' ? latest.payment : undefined;
    if (answer) {
      const found = known
        ? answer.statements.find((entry) => depositKey(entry) === depositKey(known))
        : findPayment(latest.watched, answer.statements, stillLive);
      if (found) return settle(found, asked.id);
    }
    if (known) return;
    const isKnown = await read.reload();
    const { state: after, isLive: liveNow } = now.current;
    if (!after.watched || isOver(asked.id)) return;
    if (answer && !after.watched.before && liveNow) {
      const next = { ...after.watched, before: depositKeys(answer.statements) };
      watchQr(next);
      dispatch({ type: 'seen', watched: next });
    } else if (isKnown && !liveNow) {
      const event = { type: 'missedAgain', now: Date.now() } as const;
      if (qrReducer(after, event).at === 'form') unwatchQr(asked.id);
      dispatch(event);
    }
  };
  usePoll(look, pollMs, { isOn: isUndecided(state) });

  return {
    live,
    payment: state.at === 'paid' ? state.payment : undefined,
    notice: state.notice,
    /** It is gone before its time, and no payment is known: it may be on its way. */
    isChecking: qr !== undefined && state.at === 'checking',
    isLoading: !qr && (read.isLoading || !read.error),
    failure: qr ? undefined : read.error,
    reload: read.reload,
    isCreating: create.isRunning,
    isCancelling: cancel.isRunning,
    clearNotice: () => dispatch({ type: 'edited' }),

    /** Makes a QR over `amount` baht; whether there is one now, and the member still at this provider. */
    create: async (amount: number): Promise<boolean> => {
      dispatch({ type: 'edited' });
      const answer = await create.run({ ...args, body: { amount } });
      // Where one has been made, or may have been, what is known of the others is out of date: none of theirs is shown
      // before it has been asked for again. Whoever is at another one by now keeps the form there.
      const outdate = isMounted.current ? cache.forget : cache.renew;
      for (const other of otherCodes) outdate(getQr, { params: { bankCode: other } });
      if (!answer) {
        // There may be one all the same, if only the answer was lost.
        void read.reload();
        return false;
      }
      if (!hasQr(answer)) {
        refuse(new ApiError('http', { message: answer.message }));
        return false;
      }
      cache.put(getQr, args, answer);
      watchQr(seenQr(bankCode, answer, answeredAt(answer), watchedQr(bankCode)));
      return isMounted.current;
    },

    cancel: async (id: string): Promise<void> => {
      dispatch({ type: 'edited' });
      const answer = await cancel.run({ params: { qrcodeId: id } });
      // Paid or over meanwhile, perhaps: the statement knows.
      if (!answer) return void look();
      cache.put(getQr, args, noQr);
      unwatchQr(id);
      dispatch({ type: 'left' });
      toast.info(t('qr.cancelled'));
    },

    /** 00:00. A payment of the last moment may still show up. */
    end: (): void => {
      dispatch({ type: 'expired' });
      void look();
    },

    /** Back to the form, for another one. */
    startAnew: (): void => {
      if (watched) unwatchQr(watched.id);
      dispatch({ type: 'left' });
      cache.put(getQr, args, noQr);
      void read.reload();
    },
  };
}
