import type { Registration } from '@/api/calls/account';
import { accountNumber } from '@/lib/accountNumber';
import type { Settings } from '@/lib/buildSettings';
import { cleanName } from '@/lib/cleanName';
import { removeInvisible } from '@/lib/invisible';
import { phoneNumber } from '@/lib/phone';
import type { Draft } from './draft';

/** The currencies that Lao members choose from. Default: kip. */
export const currencies = ['LAK', 'BAHT'] as const;

export const getCurrency = (draft: Draft, market: Settings['market']): string =>
  market === 'la' ? (currencies.find((item) => item === draft.currency) ?? 'LAK') : '';

/** Returns the first and last name, joined by a space and uppercased. */
const accountName = ({ firstName, lastName }: Draft): string => cleanName(`${firstName} ${lastName}`).toUpperCase();

/**
 * The recommended banks of each market, in the order in which they are shown. The specification names no banks for
 * Laos.
 */
export const recommendedBanks: Readonly<Record<Settings['market'], readonly string[]>> = {
  th: ['KBANK', 'SCB'],
  la: [],
};

/** Returns the body of `register` at the end of step 4: the complete draft and the password. */
export function getRegistration(draft: Draft, password: string, market: Settings['market']): Registration {
  return {
    ...getProfileFields(draft, password),
    bankCode: draft.bankCode,
    bankAccountName: accountName(draft),
    bankAccountNo: accountNumber(draft.accountNo),
    currency: getCurrency(draft, market),
  };
}

/**
 * Returns the body of `validateRegistration` at the end of step 3. The fields of the bank account and the currency are
 * `''`.
 */
export function getProfileFields(draft: Draft, password: string): Registration {
  return {
    name: cleanName(draft.name),
    username: phoneNumber(draft.phone),
    password,
    sourceCode: draft.sourceCode,
    inviteCode: removeInvisible(draft.inviteCode).replace(/\s+/g, ' ').trim(),
    bankCode: '',
    bankAccountName: '',
    bankAccountNo: '',
    currency: '',
  };
}
