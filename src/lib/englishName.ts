/** Banks whose account names have English letters only. */
const englishBanks = new Set(['KTB', 'TMB', 'BBL']);

export const needsEnglishName = (bankCode: string): boolean => englishBanks.has(bankCode.trim().toUpperCase());

/** English letters and spaces, at least one letter. */
export const isEnglishName = (name: string): boolean =>
  /^[A-Za-z]+( [A-Za-z]+)*$/.test(name.replace(/\s+/g, ' ').trim());
