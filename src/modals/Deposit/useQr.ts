import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answeredAt } from '@/api/answeredAt';
import { runCommand } from '@/api/command';
import { ApiError } from '@/api/errors';
import { cancelQr, createQr, getQr, type Qr } from '@/api/qr';
import { getStatements, type StatementEntry } from '@/api/statement';
import { useCommand } from '@/api/useCommand';
import { useIsMounted } from '@/api/useIsMounted';
import { useRead } from '@/api/useRead';
import { useReadCache } from '@/api/useReadCache';
import { getWallet } from '@/api/wallet';
import { toast } from '@/components/Toast/toasts';
import { usePoll } from './usePoll';
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
/** A payment shows up in the statement within about a minute (spec section 1); after twice that nobody waits for it. */
const graceMs = 2 * 60_000;
const newest = { body: { page: 1, limit: 10 } };
const noQr: Qr = { qrcodeId: '', hasQrcode: false, qrcode: '', amount: 0, expireIn: 0, message: '' };

/** What the form says about the last QR: why it could not be made, or what became of it. */
export type QrNotice = { kind: 'refused'; failure: unknown } | { kind: 'expired' | 'gone' | 'notCredited' };

export interface LiveQr extends WatchedQr {
  markup: string;
}

/**
 * One provider's QR: the live one, making and cancelling it, its end, and its payment (spec section 4, QR deposit).
 * Answers are kept by provider, so none of another one can come in between.
 */
export function useQr(bankCode: string, otherCodes: readonly string[]) {
  const { t } = useTranslation('deposit');
  const args = { params: { bankCode } };
  const read = useRead(getQr, args, { isTimed: true });
  const cache = useReadCache();
  const [watched, setWatched] = useState(() => {
    const known = watchedQr(bankCode);
    return known && known.until + graceMs > Date.now() ? known : undefined;
  });
  /** The end that has gone by. */
  const [ended, setEnded] = useState<number>();
  const [payment, setPayment] = useState<StatementEntry>();
  const [notice, setNotice] = useState<QrNotice>();
  const [isWatching, setIsWatching] = useState(() => watched !== undefined);

  const refuse = (failure: unknown) => setNotice({ kind: 'refused', failure });
  const create = useCommand(createQr, refuse);
  const cancel = useCommand(cancelQr, refuse);

  const unwatch = useCallback((id: string) => {
    unwatchQr(id);
    setWatched(undefined);
    setIsWatching(false);
  }, []);

  const qr = read.data;
  useLayoutEffect(() => {
    if (!qr || !hasQr(qr)) return;
    const known = watchedQr(bankCode);
    const next = seenQr(bankCode, qr, answeredAt(qr), known);
    if (next !== known) watchQr(next);
    // Made after all: what was said about the one before no longer holds.
    if (next.id !== known?.id) setNotice(undefined);
    setWatched((shown) => (shown?.id === next.id && shown.until === next.until ? shown : next));
    setIsWatching(true);
  }, [qr, bankCode]);

  const isLive = Boolean(qr && hasQr(qr) && watched?.id === qr.qrcodeId && watched.until !== ended);
  const live: LiveQr | undefined = isLive && qr && watched ? { ...watched, markup: qr.qrcode } : undefined;

  const now = useRef({ watched, payment, isLive });
  useLayoutEffect(() => {
    now.current = { watched, payment, isLive };
  });
  /** When it was first seen to be gone. */
  const goneAt = useRef<number>(undefined);
  const isMounted = useIsMounted();

  const settle = (found: StatementEntry, id: string) => {
    // It works once: whoever comes back must not be shown it again.
    cache.put(getQr, args, noQr);
    if (found.status === 'FAILED') {
      unwatch(id);
      setPayment(undefined);
      setNotice({ kind: 'notCredited' });
      return;
    }
    setPayment(found);
    if (found.status !== 'SUCCESS') return;
    unwatchQr(id);
    setIsWatching(false);
    cache.renew(getWallet);
  };

  /** Cancelled, replaced or left meanwhile; the memory knows it before the next rendering does. */
  const isOver = (id: string) => !isMounted.current || watchedQr(bankCode)?.id !== id || now.current.watched?.id !== id;

  /** Asks the statement first and the QR after it: what is in the statement while the QR lives came before its payment. */
  const look = async () => {
    const asked = now.current.watched;
    if (!asked || !isMounted.current) return;
    const asking = runCommand(getStatements, newest);
    if (!asking) return;
    const answer = await asking.catch(() => undefined);
    const { watched: latest, payment: known, isLive: stillLive } = now.current;
    if (!latest || isOver(asked.id)) return;
    if (answer) {
      const found = known
        ? answer.statements.find((entry) => depositKey(entry) === depositKey(known))
        : findPayment(latest, answer.statements, stillLive);
      if (found) return settle(found, latest.id);
    }
    if (known) return;
    const isKnown = await read.reload();
    const after = now.current;
    if (!after.watched || isOver(asked.id)) return;
    if (after.isLive) goneAt.current = undefined;
    if (answer && !after.watched.before && after.isLive) {
      const next = { ...after.watched, before: depositKeys(answer.statements) };
      watchQr(next);
      setWatched(next);
    } else if (isKnown && !after.isLive) {
      goneAt.current ??= Date.now();
      if (Date.now() - goneAt.current < graceMs) return;
      unwatch(asked.id);
      setNotice((shown) => shown ?? { kind: 'gone' });
    }
  };
  usePoll(() => void look(), pollMs, isWatching);

  return {
    live,
    payment,
    notice,
    /** It is gone before its time, and no payment is known: it may be on its way. */
    isChecking: Boolean(qr && watched && !isLive && !payment && watched.until !== ended && watched.until > Date.now()),
    isLoading: !qr && (read.isLoading || !read.error),
    failure: qr ? undefined : read.error,
    reload: read.reload,
    isCreating: create.isRunning,
    isCancelling: cancel.isRunning,
    clearNotice: () => setNotice(undefined),

    /** Makes a QR over `amount` baht; whether there is one now, and the member still at this provider. */
    create: async (amount: number): Promise<boolean> => {
      setNotice(undefined);
      const answer = await create.run({ ...args, body: { amount } });
      // Where one has been made, or may have been, what is known of the others is out of date: none of theirs is shown
      // before it has been asked for again (spec section 4). Whoever is at another one by now keeps the form there.
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
      setNotice(undefined);
      const answer = await cancel.run({ params: { qrcodeId: id } });
      // Paid or over meanwhile, perhaps: the statement knows.
      if (!answer) return void look();
      cache.put(getQr, args, noQr);
      unwatch(id);
      toast.info(t('qr.cancelled'));
    },

    /** 00:00. A payment of the last moment may still show up. */
    end: (until: number): void => {
      setEnded(until);
      setNotice({ kind: 'expired' });
      void look();
    },

    /** Back to the form, for another one. */
    startAnew: (): void => {
      if (watched) unwatch(watched.id);
      setPayment(undefined);
      setNotice(undefined);
      cache.put(getQr, args, noQr);
      void read.reload();
    },
  };
}
