/** Matches at least 8 digits, which single spaces or dashes may separate, as in account and phone numbers. */
const longNumber = /\d(?:[ -]?\d){7,}/g;

/** Matches a date such as 2026-11-23, which is not an account number. */
const isoDay = /(?<![\d-])((?:19|20)\d\d-[01]\d-[0-3]\d)(?![\d-])/;

/**
 * Masks numbers of at least 8 digits in a text, such as account and phone numbers, but not dates. The last four digits
 * remain visible, as banks show them.
 */
export const maskNumbers = (text: string): string =>
  text
    .split(isoDay)
    .map((part, index) =>
      index % 2 ? part : part.replace(longNumber, (number) => `xxx${number.replace(/\D/g, '').slice(-4)}`),
    )
    .join('');
