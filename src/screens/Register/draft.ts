import * as v from 'valibot';
import { sessionStore } from '@/device/storage';
import { stored } from '@/device/stored';

const text = v.fallback(v.string(), '');
const otpSchema = v.object({
  phone: text,
  ref: text,
  token: v.pipe(v.string(), v.nonEmpty()),
  resendAt: v.fallback(v.number(), 0),
});
/** A code that was sent: to which phone, and when the next one may be asked for (milliseconds). */
export type SentOtp = v.InferOutput<typeof otpSchema>;

const draftSchema = v.object({
  phone: text,
  /** The phone that may go on to the profile: it is verified, or no OTP is asked for. */
  passedPhone: text,
  /** The phone whose registration was sent and whose response was lost: it may be a member's by now. */
  lostPhone: text,
  otp: v.fallback(v.nullable(otpSchema), null),
  name: text,
  sourceCode: text,
  inviteCode: text,
  bankCode: text,
  accountNo: text,
  firstName: text,
  lastName: text,
  /** `''`: the market's own. */
  currency: text,
});
/**
 * What a visitor has typed so far. It is kept in the tab for half an hour, over reloads; the password and the code are
 * never part of it.
 */
export type Draft = v.InferOutput<typeof draftSchema>;

export const emptyDraft: Draft = v.parse(draftSchema, {});

/** Phones are passed on in shops and families: the next visitor must not find the last one's details. */
export const draftLifeMs = 30 * 60_000;

const kept = stored('registration', v.object({ ...draftSchema.entries, at: v.number() }), sessionStore);

/** Milliseconds until the kept draft lapses, 0 if it has; setting the clock back does not make it last longer. */
export function draftLeftMs(now = Date.now()): number {
  const at = kept.get()?.at;
  if (at === undefined || at > now) return 0;
  return Math.max(0, at + draftLifeMs - now);
}

/** The kept draft; one that has lapsed is deleted. */
export function loadDraft(): Draft {
  const draft = draftLeftMs() > 0 ? kept.get() : undefined;
  if (!draft) clearDraft();
  return draft ? v.parse(draftSchema, draft) : emptyDraft;
}

export const saveDraft = (draft: Draft): void => kept.set({ ...draft, at: Date.now() });

export const clearDraft = kept.remove;
