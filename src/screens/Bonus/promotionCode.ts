import { toAsciiDigits } from '@/lib/digits';
import { removeInvisible } from '@/lib/invisible';

/**
 * Returns a promotion code in the format to send: upper case, without spaces and invisible marks. Full-width letters,
 * Thai, Lao and full-width digits, and all kinds of dashes become ASCII. Other characters stay, because a code may
 * contain them.
 */
export const promotionCode = (typed: string): string =>
  removeInvisible(toAsciiDigits(typed))
    .replace(/[\uff21-\uff3a\uff41-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/\s/g, '')
    .toUpperCase();

/** Returns whether a code has Thai or Lao letters, usually from a keyboard that was not switched. */
export const hasOtherLetters = (typed: string): boolean =>
  /[\p{Script=Thai}\p{Script=Lao}]/u.test(toAsciiDigits(typed));
