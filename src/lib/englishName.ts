/** Banks that allow only English letters in account names. */
const englishBanks = new Set(['KTB', 'TMB', 'BBL']);

export const needsEnglishName = (bankCode: string): boolean => englishBanks.has(bankCode.trim().toUpperCase());

/** Returns whether a name has only English letters and spaces, and at least one letter. */
export const isEnglishName = (name: string): boolean =>
  /^[A-Za-z]+( [A-Za-z]+)*$/.test(name.replace(/\s+/g, ' ').trim());
