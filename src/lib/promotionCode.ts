import { toAsciiDigits } from './digits';
import { removeInvisible } from './invisible';

/**
 * A promotion code as it is looked up and taken: upper case, no spaces or invisible marks, 0-9 for Thai,
 * Lao and full-width digits, plain letters and dashes for wide ones. Other characters stay: a code may hold them.
 */
export const promotionCode = (typed: string): string =>
  removeInvisible(toAsciiDigits(typed))
    .replace(/[\uff21-\uff3a\uff41-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(/\s/g, '')
    .toUpperCase();

/** Whether letters of Thai or Lao are in it: mostly a keyboard that was not switched. */
export const hasOtherLetters = (typed: string): boolean =>
  /[\p{Script=Thai}\p{Script=Lao}]/u.test(toAsciiDigits(typed));
