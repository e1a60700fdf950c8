import * as v from 'valibot';
import type { Qr } from '@/api/calls/qr';
import type { StatementEntry } from '@/api/calls/statement';
import { sessionStore } from '@/device/storage';
import { stored } from '@/device/stored';

const watchedQrSchema = v.object({
  id: v.string(),
  bankCode: v.string(),
  /** Baht. */
  amount: v.number(),
  /** Its end, in milliseconds by the device's clock. */
  until: v.number(),
  /** Keys of the deposits that were in the statement before anybody could pay the QR; absent until they are known. */
  before: v.optional(v.array(v.string())),
});
/** A QR that waits for its payment. */
export type WatchedQr = v.InferOutput<typeof watchedQrSchema>;

const liveQrs = stored('liveQrs', v.array(watchedQrSchema), sessionStore);
const watchedQrs = (): WatchedQr[] => liveQrs.get() ?? [];

/** The QR that was last seen of a provider. It outlives a reload: phones drop the page while the member pays. */
export const watchedQr = (bankCode: string): WatchedQr | undefined =>
  watchedQrs().find((qr) => qr.bankCode === bankCode);

/** The provider whose QR was made last and still has time left. */
export const liveQrProvider = (now: number): string | undefined =>
  watchedQrs().findLast(({ until }) => until > now)?.bankCode;

export const watchQr = (qr: WatchedQr): void =>
  liveQrs.set([...watchedQrs().filter(({ bankCode }) => bankCode !== qr.bankCode), qr]);

/** That QR needs no watching any more; a newer one of the same provider does. */
export const unwatchQr = (id: string): void => liveQrs.set(watchedQrs().filter((qr) => qr.id !== id));

/** Two answers about one QR differ by the way they took and by rounding. */
const slack = 3000;

/**
 * What an answer says of a QR that has just been seen, added to what was known of it. The end stays where it was first
 * put, so that the countdown never jumps, unless the device's clock was set meanwhile.
 */
export function seenQr(bankCode: string, qr: Qr, toldAt: number, known: WatchedQr | undefined): WatchedQr {
  const until = toldAt + qr.expireIn * 1000;
  if (known?.id !== qr.qrcodeId) return { id: qr.qrcodeId, bankCode, amount: qr.amount, until };
  return Math.abs(known.until - until) <= slack ? known : { ...known, until };
}

/** Whether there is one that can be paid and watched: without its end or its amount it is none. */
export const hasQr = ({ hasQrcode, amount, expireIn }: Qr): boolean =>
  hasQrcode && Number.isFinite(amount) && Number.isFinite(expireIn);

export const depositKey = ({ createdAt, amount, from }: StatementEntry): string => `${createdAt} ${amount} ${from}`;

/** Every deposit among the newest entries, by key. */
export const depositKeys = (entries: readonly StatementEntry[]): string[] =>
  entries.filter(({ statementType }) => statementType === 'deposit').map(depositKey);

/**
 * The newest deposit that can only be this QR's payment: of its amount, not there before, and either the QR is gone or
 * the deposit names its provider. `undefined` while there is none, or nothing is known of before.
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
      !before.includes(depositKey(entry)) &&
      (!isLive || entry.from === bankCode),
  );
}
