import { refuse } from '../refusal';
import { hour, minute, second } from '../runtime/clock';
import { otpSentinels } from '../sentinels';
import type { World } from '../world';
import { phoneRow } from './login';
import { memberByPhone } from './member';
import { checkPhone } from './phone';

/** The mock's only one-time code. */
export const otpCode = '123456';
export const otpLife = 5 * minute;
export const otpResend = 60 * second;
/** Wrong codes, or codes sent within an hour, before a phone is blocked. */
export const otpTries = 5;
export const otpBlock = 15 * minute;
const verifiedFor = hour;

export const isVerified = (world: World, phone: string): boolean =>
  (world.db.phone.get(phone)?.verifiedUntil ?? 0) > world.clock.now();

/** Sends a code, or says that the phone needs none (`code` OTP_VERIFIED). A new code makes older ones expire. */
export function sendOtp(world: World, phone: string): { otpRef: string; otpToken: string; code: string } {
  checkPhone(world, phone);
  if (memberByPhone(world, phone)) refuse('EXISTING_USER');
  const sentinel = otpSentinels[phone];
  if (sentinel) refuse(sentinel);
  if (isVerified(world, phone)) return { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' };

  const now = world.clock.now();
  const row = phoneRow(world, phone);
  if (row.blockedUntil > now) refuse('OTP_BLOCK');
  if (now - row.lastSentAt < otpResend) refuse('REQUEST_LIMIT_1MIN');
  const recent = world.db.otp.by('phone', phone).filter((otp) => now - otp.sentAt < hour);
  if (recent.length >= otpTries) refuse('OTP_BLOCK');

  for (const otp of recent) if (otp.expiresAt > now) world.db.otp.patch(otp._id, { expiresAt: now });
  world.db.phone.patch(phone, { lastSentAt: now });
  const otpToken = world.random.text(32, '0123456789abcdef');
  const otpRef = world.random.text(5, 'ABCDEFGHJKLMNPQRSTUVWXYZ');
  world.db.otp.insert({ _id: otpToken, phone, otpRef, sentAt: now, expiresAt: now + otpLife });
  return { otpRef, otpToken, code: '' };
}

/** Checks a code. Five wrong ones block the phone. */
export function verifyOtp(world: World, otpToken: string, code: string): void {
  if (otpToken === '' || code === '') refuse('KEY_MISSING');
  if (!/^[0-9a-f]{32}$/.test(otpToken)) refuse('OTP_TOKEN_INVALID');
  const otp = world.db.otp.get(otpToken) ?? refuse('OTP_NOT_EXIST');
  const now = world.clock.now();
  const row = phoneRow(world, otp.phone);
  if (otp.verified) refuse('OTP_VERIFIED');
  if (row.blockedUntil > now) refuse('OTP_BLOCK');
  if (otp.expiresAt <= now) refuse('OTP_EXPIRED');
  const sentinel = otpSentinels[code];
  if (sentinel) refuse(sentinel);
  if (code !== otpCode) {
    const failures = otp.failures + 1;
    world.db.otp.patch(otpToken, { failures });
    if (failures >= otpTries) {
      world.db.phone.patch(row._id, { blockedUntil: now + otpBlock });
      refuse('OTP_BLOCK');
    }
    refuse('OTP_CODE_INVALID');
  }
  world.db.otp.patch(otpToken, { verified: true });
  world.db.phone.patch(row._id, { verifiedUntil: now + verifiedFor });
}
