import type { Qr } from '@/api/qr';
import type { StatementEntry } from '@/api/statement';
import { sessionStore, storageKeys } from '@/device/storage';

/** A QR that waits for its payment. */
export interface WatchedQr {
  id: string;
  bankCode: string;
  /** Baht. */
  amount: number;
  /** Its end, in milliseconds by the device's clock. */
  until: number;
  /** The deposits that were in the statement before anybody could pay it; absent until that is known. */
  before?: string[];
}

const isWatched = (value: unknown): value is WatchedQr => {
  const { id, bankCode, amount, until, before } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof bankCode === 'string' &&
    typeof amount === 'number' &&
    typeof until === 'number' &&
    (before === undefined || (Array.isArray(before) && before.every((key) => typeof key === 'string')))
  );
};

function stored(): WatchedQr[] {
  try {
    const list: unknown = JSON.parse(sessionStore.get(storageKeys.liveQrs) ?? '[]');
    return Array.isArray(list) ? list.filter(isWatched) : [];
  } catch {
    return [];
  }
}

const store = (list: WatchedQr[]) => sessionStore.set(storageKeys.liveQrs, JSON.stringify(list));

/** The QR that was last seen of a provider. It outlives a reload: phones drop the page while the member pays. */
export const watchedQr = (bankCode: string): WatchedQr | undefined => stored().find((qr) => qr.bankCode === bankCode);

/** The provider whose QR was made last and still has time left. */
export const liveQrProvider = (now: number): string | undefined =>
  stored().findLast(({ until }) => until > now)?.bankCode;

export const watchQr = (qr: WatchedQr): void =>
  store([...stored().filter(({ bankCode }) => bankCode !== qr.bankCode), qr]);

/** That QR needs no watching any more; a newer one of the same provider does. */
export const unwatchQr = (id: string): void => store(stored().filter((qr) => qr.id !== id));

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
