import { compactDigits } from './digits';

/** Digits of an account number by bank, where every account of that bank has the same count. */
const lengths: Readonly<Record<string, number>> = {
  BBL: 10,
  KBANK: 10,
  KTB: 10,
  TMB: 10,
  TTB: 10,
  SCB: 10,
  CIMB: 10,
  UOB: 10,
  BAY: 10,
  KKP: 10,
  GSB: 12,
  BAAC: 12,
  GHB: 12,
  TISCO: 14,
};

/** What is sent as `bankAccountNo`: digits only, Thai and Lao digits mapped, spaces and dashes dropped. */
export const accountNumber = (typed: string): string => compactDigits(typed);

/** Digits an account of this bank has; undefined where they vary or the bank is not known. */
export const accountNumberLength = (bankCode: string): number | undefined =>
  Object.hasOwn(lengths, bankCode) ? lengths[bankCode] : undefined;
