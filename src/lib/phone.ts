import type { Settings } from './buildSettings';
import { compactDigits } from './digits';

/** Returns the phone number to send as `username`: ASCII digits without spaces and dashes. */
export const phoneNumber = (typed: string): string => compactDigits(typed);

/**
 * Returns whether a typed phone number is valid: exactly 10 digits or, in the market `la`, 020 and 8 digits or 030 and
 * 7 digits.
 */
export function isPhoneNumber(typed: string, market: Settings['market']): boolean {
  const phone = phoneNumber(typed);
  return market === 'la' ? /^(020\d{8}|030\d{7})$/.test(phone) : /^\d{10}$/.test(phone);
}
