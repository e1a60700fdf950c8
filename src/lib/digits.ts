import { removeInvisible } from './invisible';

/** The code points of the digit zero in Thai, Lao and full-width. */
const zeros = [0x0e50, 0x0ed0, 0xff10];

/** Converts Thai, Lao and full-width digits to 0-9. Other characters stay. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0e50-\u0e59\u0ed0-\u0ed9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
}

/** Dashes that keyboards and copied pages produce. */
const dashes = /[-\u2010-\u2015\u2212\ufe63\uff0d]/g;

/**
 * Returns a numeric code (phone, account number, OTP) in the format to send: ASCII digits without spaces, dashes and
 * invisible marks. Other characters stay, so that validation refuses them.
 */
export function compactDigits(text: string): string {
  return removeInvisible(toAsciiDigits(text)).replace(/\s/g, '').replace(dashes, '');
}

/**
 * Returns the one-time code in a text. A number in groups becomes its digits, and a text without spaces stays as it is,
 * because a code may have letters. In a longer text, the code is the only number of at least four digits. A text in which
 * no code can be told stays as it is, for the server to judge.
 */
export function findOneTimeCode(text: string): string {
  const plain = removeInvisible(toAsciiDigits(text)).trim();
  const compact = compactDigits(plain);
  if (/^\d*$/.test(compact)) return compact;
  if (!/\s/.test(plain)) return plain;
  const numbers = plain.match(/(?<![a-z\d-])\d+(?:-\d+)*(?![a-z\d-])/gi) ?? [];
  const [code, ...others] = numbers.map(compactDigits).filter(({ length }) => length >= 4);
  return code !== undefined && others.length === 0 ? code : plain;
}

/**
 * Returns a number with spaces between its digits, so that a screen reader reads each digit: `405-123-8876` becomes `4
 * 0 5, 1 2 3, 8 8 7 6`. Text with fewer than six digits is unchanged.
 */
export const spellDigits = (text: string): string =>
  text.replace(/\D/g, '').length < 6 ? text : text.replace(/[-\s]{1,9}(?=\d)/g, ', ').replace(/\d(?=\d)/g, '$& ');
