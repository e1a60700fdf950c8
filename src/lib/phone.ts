import type { Settings } from './buildSettings';
import { compactDigits } from './digits';

/** A Thai (66) or Lao (856) number with its country code, as autofill and contacts write it. */
const international = /^(?:\+|00)?(?:660?(\d{9})|8560?(20\d{8}|30\d{7}))$/;

/**
 * Returns the phone number to send as `username`: ASCII digits in the national form, so `+66 (0)81-234-5678` becomes
 * `0812345678`. Removes spaces, dashes, dots, commas, slashes, brackets and `tel:`. Other characters stay, so that
 * validation refuses them.
 */
export function phoneNumber(typed: string): string {
  const compact = compactDigits(typed)
    .replace(/^tel:/i, '')
    .replace(/[()[\].,/\u00b7\uff08\uff09\uff0e\uff0f]/g, '')
    .replace(/^\uff0b/, '+');
  const [, thai, lao] = international.exec(compact) ?? [];
  const national = thai ?? lao;
  return national ? `0${national}` : compact;
}

/**
 * Returns whether a typed phone number is valid: exactly 10 digits or, in the market `la`, 020 and 8 digits or 030 and
 * 7 digits.
 */
export function isPhoneNumber(typed: string, market: Settings['market']): boolean {
  const phone = phoneNumber(typed);
  return market === 'la' ? /^(020\d{8}|030\d{7})$/.test(phone) : /^\d{10}$/.test(phone);
}

/**
 * Groups the digits of a phone number as people read them: 3-3-4, or 3-4-4 for a Lao number. Leaves other texts as they
 * are. Returns `''` if the backend sends no text.
 */
export const formatPhone = (phone: unknown): string =>
  typeof phone === 'string' ? phone.replace(/^(\d{3})(\d{3,4})(\d{4})$/, '$1\u00a0$2\u00a0$3') : '';
