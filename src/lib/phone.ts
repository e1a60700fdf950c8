import type { Settings } from './buildSettings';
import { compactDigits } from './digits';

/** What is sent as `username`: digits only, Thai and Lao digits mapped, spaces and dashes dropped. */
export const phoneNumber = (typed: string): string => compactDigits(typed);

/**
 * Whether a typed phone number can be sent. Outside Lao mode exactly 10 digits;
 * in Lao mode 020 and 8 digits, or 030 and 7.
 */
export function isPhoneNumber(typed: string, market: Settings['market']): boolean {
  const phone = phoneNumber(typed);
  return market === 'la' ? /^(020\d{8}|030\d{7})$/.test(phone) : /^\d{10}$/.test(phone);
}
