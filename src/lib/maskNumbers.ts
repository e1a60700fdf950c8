/** Runs of 8 digits and more, also with single spaces or dashes between them, as account and phone numbers are written. */
const longNumber = /\d(?:[ -]?\d){7,}/g;

/** A day as 2026-11-23, which is no account number. */
const isoDay = /(?<![\d-])((?:19|20)\d\d-[01]\d-[0-3]\d)(?![\d-])/;

/** A text without whole account or phone numbers: of each the last four digits are left, as banks show them. */
export const maskNumbers = (text: string): string =>
  text
    .split(isoDay)
    .map((part, index) =>
      index % 2 ? part : part.replace(longNumber, (found) => `xxx${found.replace(/\D/g, '').slice(-4)}`),
    )
    .join('');
