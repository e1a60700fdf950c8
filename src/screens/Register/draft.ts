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
/**
 * A sent OTP and its phone. `resendAt`: the time from which another OTP may be requested, in ms since 1970 by the
 * device's clock.
 */
export type SentOtp = v.InferOutput<typeof otpSchema>;

const draftSchema = v.object({
  phone: text,
  /**
   * The phone with which the visitor may continue to the profile, because it is verified or the site requires no OTP.
   */
  passedPhone: text,
  /** The phone of a registration whose response has not arrived. A membership with this phone may exist by now. */
  lostPhone: text,
  otp: v.fallback(v.nullable(otpSchema), null),
  name: text,
  sourceCode: text,
  inviteCode: text,
  bankCode: text,
  accountNo: text,
  firstName: text,
  lastName: text,
  /** `''` means the currency of the market. */
  currency: text,
});
/**
 * The visitor's input so far. The tab's storage keeps the input for 30 minutes after the last change, also over
 * reloads. The password and the code from the OTP message are never stored.
 */
export type Draft = v.InferOutput<typeof draftSchema>;

export const emptyDraft: Draft = v.parse(draftSchema, {});

/**
 * The lifetime of a draft after its last change, in ms. Families and shops share phones, so the next visitor must not
 * find another visitor's data.
 */
export const draftLifeMs = 30 * 60_000;

const storedDraft = stored('registration', v.object({ ...draftSchema.entries, at: v.number() }), sessionStore);

/**
 * Returns the time in ms until the stored draft expires. Returns 0 if the draft has expired or there is no draft. A
 * draft from the future also counts as expired, so setting the clock back does not extend the lifetime.
 */
export function draftLeftMs(now = Date.now()): number {
  const savedAt = storedDraft.get()?.at;
  if (savedAt === undefined || savedAt > now) return 0;
  return Math.max(0, savedAt + draftLifeMs - now);
}

/** Returns the stored draft, or an empty draft if there is no valid one. Deletes an expired draft. */
export function loadDraft(): Draft {
  const draft = draftLeftMs() > 0 ? storedDraft.get() : undefined;
  if (!draft) clearDraft();
  return draft ? v.parse(draftSchema, draft) : emptyDraft;
}

export const saveDraft = (draft: Draft): void => storedDraft.set({ ...draft, at: Date.now() });

export const clearDraft = storedDraft.remove;
