import { compactDigits } from './digits';

/** The number of digits of an account number, for banks that use the same length for all accounts. */
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

/** Returns the account number to send as `bankAccountNo`: ASCII digits without spaces and dashes. */
export const accountNumber = (typed: string): string => compactDigits(typed);

/** Returns the number of digits of this bank's accounts; undefined if it varies or the bank is unknown. */
export const accountNumberLength = (bankCode: string): number | undefined =>
  Object.hasOwn(lengths, bankCode) ? lengths[bankCode] : undefined;
