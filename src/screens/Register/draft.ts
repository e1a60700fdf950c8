import { sessionStore, storageKeys } from '@/device/storage';

/** A code that was sent: to which phone, and when the next one may be asked for (milliseconds). */
export interface SentOtp {
  phone: string;
  ref: string;
  token: string;
  resendAt: number;
}

/** What a visitor has typed so far. Kept for half an hour in the tab, over reloads; the password and the code are never part of it. */
export interface Draft {
  phone: string;
  /** The phone that may go on to the profile: verified, or no OTP is asked for. */
  passedPhone: string;
  /** The phone whose registration was sent and whose answer was lost: it may be a member's by now. */
  lostPhone: string;
  otp: SentOtp | null;
  name: string;
  sourceCode: string;
  inviteCode: string;
  bankCode: string;
  accountNo: string;
  firstName: string;
  lastName: string;
  /** `''`: the market's own. */
  currency: string;
}

export const emptyDraft: Draft = {
  phone: '',
  passedPhone: '',
  lostPhone: '',
  otp: null,
  name: '',
  sourceCode: '',
  inviteCode: '',
  bankCode: '',
  accountNo: '',
  firstName: '',
  lastName: '',
  currency: '',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readOtp(value: unknown): SentOtp | null {
  if (!isRecord(value) || !text(value.token)) return null;
  const resendAt = typeof value.resendAt === 'number' ? value.resendAt : 0;
  return { phone: text(value.phone), ref: text(value.ref), token: text(value.token), resendAt };
}

/** Phones are passed on in shops and families: the next visitor must not find the last one's details. */
export const draftLifeMs = 30 * 60_000;

function stored(): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sessionStore.get(storageKeys.registration) ?? '');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds until the kept draft lapses, 0 where it has; a clock that was set back makes nothing last longer. */
export function draftLeftMs(now = Date.now()): number {
  const at = stored()?.at;
  if (typeof at !== 'number' || at > now) return 0;
  return Math.max(0, at + draftLifeMs - now);
}

/** The kept draft; storage may hold anything, and one that has lapsed is deleted. */
export function loadDraft(): Draft {
  const read = stored();
  if (!read) return emptyDraft;
  if (draftLeftMs() === 0) {
    clearDraft();
    return emptyDraft;
  }
  const texts = Object.keys(emptyDraft).filter((key) => key !== 'otp');
  return { ...emptyDraft, ...Object.fromEntries(texts.map((key) => [key, text(read[key])])), otp: readOtp(read.otp) };
}

export const saveDraft = (draft: Draft): void =>
  sessionStore.set(storageKeys.registration, JSON.stringify({ ...draft, at: Date.now() }));

export const clearDraft = (): void => sessionStore.remove(storageKeys.registration);
