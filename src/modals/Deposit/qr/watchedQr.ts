import * as v from 'valibot';
import type { Qr } from '@/api/calls/qr';
import type { StatementEntry } from '@/api/calls/statement';
import { sessionStore } from '@/device/storage';
import { stored } from '@/device/stored';

const watchedQrSchema = v.object({
  id: v.string(),
  bankCode: v.string(),
  /** The amount to pay, in baht. */
  amount: v.number(),
  /** End of the QR by the device's clock, in ms. */
  until: v.number(),
  /**
   * Keys of the deposits that were in the statement before the QR could be paid. Absent until these deposits are known.
   */
  before: v.optional(v.array(v.string())),
  /** True if the statement has the payment, which is still being credited. */
  isPaid: v.optional(v.boolean()),
});
/** A QR that waits for its payment. */
export type WatchedQr = v.InferOutput<typeof watchedQrSchema>;

const liveQrs = stored('liveQrs', v.array(watchedQrSchema), sessionStore);
const getWatchedQrs = (): WatchedQr[] => liveQrs.get() ?? [];

/**
 * Returns the stored QR of a provider. Each provider has at most one stored QR. QRs are stored, because phones may
 * discard the page while the member pays.
 */
export const getWatchedQr = (bankCode: string): WatchedQr | undefined =>
  getWatchedQrs().find((qr) => qr.bankCode === bankCode);

/** Returns the provider of the latest QR that has not ended at `now` (ms by the device's clock). */
export const getLiveQrProvider = (now: number): string | undefined =>
  getWatchedQrs().findLast(({ until }) => until > now)?.bankCode;

/** Returns whether a QR still waits for its payment at `now` (ms by the device's clock). */
export const hasUnpaidQr = (now: number): boolean =>
  getWatchedQrs().some(({ until, isPaid }) => until > now && !isPaid);

export const watchQr = (qr: WatchedQr): void =>
  liveQrs.set([...getWatchedQrs().filter(({ bankCode }) => bankCode !== qr.bankCode), qr]);

/** Stops watching a QR. A newer QR of the same provider stays. */
export const unwatchQr = (id: string): void => liveQrs.set(getWatchedQrs().filter((qr) => qr.id !== id));

/** Stops watching QRs whose payment is known. Called when the member has read it: the statement shows the rest. */
export const unwatchPaidQrs = (): void => liveQrs.set(getWatchedQrs().filter(({ isPaid }) => !isPaid));

/**
 * The maximum difference in ms between the ends that two responses give for one QR, because of latency and rounding.
 */
const toleranceMs = 3000;

/**
 * Returns the QR of a response. If the QR is already known, its end stays unchanged, so that the countdown does not
 * jump. The end changes only if it differs by more than `toleranceMs`, usually because the device's clock was set. `responseAt`
 * is the time of the response in ms by the device's clock.
 */
export function updateWatchedQr(
  bankCode: string,
  qr: Qr,
  responseAt: number,
  watched: WatchedQr | undefined,
): WatchedQr {
  const until = responseAt + qr.expireIn * 1000;
  if (watched?.id !== qr.qrcodeId) return { id: qr.qrcodeId, bankCode, amount: qr.amount, until };
  return Math.abs(watched.until - until) <= toleranceMs ? watched : { ...watched, until };
}

/** Returns true if there is a QR to pay. A QR without an end or an amount does not count. */
export const hasQr = ({ hasQrcode, amount, expireIn }: Qr): boolean =>
  hasQrcode && Number.isFinite(amount) && Number.isFinite(expireIn);

export const getDepositKey = ({ createdAt, amount, from }: StatementEntry): string => `${createdAt} ${amount} ${from}`;

/** Returns the keys of the deposits among `entries`. */
export const getDepositKeys = (entries: readonly StatementEntry[]): string[] =>
  entries.filter(({ statementType }) => statementType === 'deposit').map(getDepositKey);

/**
 * Returns the newest deposit that can only be this QR's payment: a deposit with the same amount that was not in the
 * statement before. While the QR is still live, the deposit must also name the QR's provider. Returns undefined without
 * a matching deposit, or while the earlier deposits are unknown.
 */
export function findPayment(
  { bankCode, amount, before }: WatchedQr,
  entries: readonly StatementEntry[],
  isLive: boolean,
): StatementEntry | undefined {
  if (!before) return undefined;
  return entries.find(
    (entry) =>
      entry.statementType === 'deposit' &&
      entry.amount === amount &&
      !before.includes(getDepositKey(entry)) &&
      (!isLive || entry.from === bankCode),
  );
}

/** Pauses between the requests that watch a QR, in ms: 12 requests of the statement a minute and 2 of the QR. */
export const pollMs = { statement: 5000, qr: 30_000 };
/** The time before the QR's end, in ms, in which every check requests the QR. */
const nearEndMs = 10_000;

/**
 * Returns whether a check requests the QR after the statement. The statement already shows the payment, so a live QR is
 * requested only at its start, near its end and every 30 s. `now` is in ms by the device's clock, `msSinceRequest` the
 * time since the last request of the QR.
 */
export const isQrDue = (
  watched: WatchedQr | undefined,
  isLive: boolean,
  now: number,
  msSinceRequest: number,
): boolean => !isLive || !watched?.before || watched.until - now < nearEndMs || msSinceRequest >= pollMs.qr;
