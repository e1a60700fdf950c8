import { removeInvisible } from './invisible';

/** First code points of the decimal digits members type: Thai, Lao, full-width. */
const zeros = [0x0e50, 0x0ed0, 0xff10];

/** Turns Thai, Lao and full-width digits into 0-9 and leaves everything else as it is. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0e50-\u0e59\u0ed0-\u0ed9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
}

/** Any dash a keyboard or a copied page may give. */
const dashes = /[-\u2010-\u2015\u2212\ufe63\uff0d]/g;

/**
 * A number-like code as it is sent (phone, account number, OTP): 0-9 for every digit, no spaces, dashes or invisible
 * marks. Other characters stay, so that validation can refuse them instead of guessing.
 */
export function compactDigits(text: string): string {
  return removeInvisible(toAsciiDigits(text)).replace(/\s/g, '').replace(dashes, '');
}
