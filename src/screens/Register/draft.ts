import { sessionStore, storageKeys } from '@/device/storage';

/** A code that was sent: to which phone, and when the next one may be asked for (milliseconds). */
export interface SentOtp {
  phone: string;
  ref: string;
  token: string;
  resendAt: number;
}

/** What a visitor has typed so far. Kept for the tab, over reloads; the password and the code are never part of it. */
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

/** The kept draft; storage may hold anything. */
export function loadDraft(): Draft {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStore.get(storageKeys.registration) ?? '');
  } catch {
    return emptyDraft;
  }
  if (!isRecord(stored)) return emptyDraft;
  const read = stored;
  const texts = Object.keys(emptyDraft).filter((key) => key !== 'otp');
  return { ...emptyDraft, ...Object.fromEntries(texts.map((key) => [key, text(read[key])])), otp: readOtp(read.otp) };
}

export const saveDraft = (draft: Draft): void => sessionStore.set(storageKeys.registration, JSON.stringify(draft));

export const clearDraft = (): void => sessionStore.remove(storageKeys.registration);
