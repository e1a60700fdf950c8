import { hourMs, minuteMs, secondMs } from '@/lib/time';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { otpSentinels } from '../sentinels';
import { phoneRow } from './login';
import { memberByPhone } from './member';
import { checkPhone } from './phone';

/** The code in every OTP that the mock sends. */
const otpCode = '123456';
const otpLife = 5 * minuteMs;
const otpResend = 60 * secondMs;
/**
 * The number of wrong codes for one OTP that blocks its phone, and the maximum number of OTPs for one phone within an
 * hour.
 */
const otpTries = 5;
const otpBlock = 15 * minuteMs;
const verifiedFor = hourMs;

export const isVerified = (mockState: MockState, phone: string): boolean =>
  (mockState.db.phone.get(phone)?.verifiedUntil ?? 0) > mockState.clock.now();

/**
 * Sends a code, or returns the `code` OTP_VERIFIED if the phone is already verified. A new code invalidates earlier
 * codes.
 */
export function sendOtp(mockState: MockState, phone: string): { otpRef: string; otpToken: string; code: string } {
  checkPhone(mockState, phone);
  if (memberByPhone(mockState, phone)) refuse('EXISTING_USER');
  const sentinel = otpSentinels[phone];
  if (sentinel) refuse(sentinel);
  if (isVerified(mockState, phone)) return { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' };

  const now = mockState.clock.now();
  const row = phoneRow(mockState, phone);
  if (row.blockedUntil > now) refuse('OTP_BLOCK');
  if (now - row.lastSentAt < otpResend) refuse('REQUEST_LIMIT_1MIN');
  const recent = mockState.db.otp.by('phone', phone).filter((otp) => now - otp.sentAt < hourMs);
  if (recent.length >= otpTries) refuse('OTP_BLOCK');

  for (const otp of recent) if (otp.expiresAt > now) mockState.db.otp.patch(otp._id, { expiresAt: now });
  mockState.db.phone.patch(phone, { lastSentAt: now });
  const otpToken = mockState.random.text(32, '0123456789abcdef');
  const otpRef = mockState.random.text(5, 'ABCDEFGHJKLMNPQRSTUVWXYZ');
  mockState.db.otp.insert({ _id: otpToken, phone, otpRef, sentAt: now, expiresAt: now + otpLife });
  return { otpRef, otpToken, code: '' };
}

/** Verifies the code of an OTP. Five wrong codes for one OTP block its phone for 15 minutes by the mock's clock. */
export function verifyOtp(mockState: MockState, otpToken: string, code: string): void {
  if (otpToken === '' || code === '') refuse('KEY_MISSING');
  if (!/^[0-9a-f]{32}$/.test(otpToken)) refuse('OTP_TOKEN_INVALID');
  const otp = mockState.db.otp.get(otpToken) ?? refuse('OTP_NOT_EXIST');
  const now = mockState.clock.now();
  const row = phoneRow(mockState, otp.phone);
  if (otp.verified) refuse('OTP_VERIFIED');
  if (row.blockedUntil > now) refuse('OTP_BLOCK');
  if (otp.expiresAt <= now) refuse('OTP_EXPIRED');
  const sentinel = otpSentinels[code];
  if (sentinel) refuse(sentinel);
  if (code !== otpCode) {
    const failures = otp.failures + 1;
    mockState.db.otp.patch(otpToken, { failures });
    if (failures >= otpTries) {
      mockState.db.phone.patch(row._id, { blockedUntil: now + otpBlock });
      refuse('OTP_BLOCK');
    }
    refuse('OTP_CODE_INVALID');
  }
  mockState.db.otp.patch(otpToken, { verified: true });
  mockState.db.phone.patch(row._id, { verifiedUntil: now + verifiedFor });
}
