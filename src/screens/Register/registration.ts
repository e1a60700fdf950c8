import type { Registration } from '@/api/calls/account';
import { accountNumber } from '@/lib/accountNumber';
import type { Settings } from '@/lib/buildSettings';
import { removeInvisible } from '@/lib/invisible';
import { phoneNumber } from '@/lib/phone';
import type { Draft } from './draft';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lao members choose between these; kip unless told. */
export const currencies = ['LAK', 'BAHT'] as const;

export const currencyOf = (draft: Draft, market: Settings['market']): string =>
  market === 'la' ? (currencies.find((one) => one === draft.currency) ?? 'LAK') : '';

/** First and last name joined with a space, uppercased. */
export const accountName = ({ firstName, lastName }: Draft): string =>
  oneLine(`${firstName} ${lastName}`).toUpperCase();

/** The banks that a market recommends come first; in the Lao market nobody has named any. */
export const recommendedBanks: Readonly<Record<Settings['market'], readonly string[]>> = {
  th: ['KBANK', 'SCB'],
  la: [],
};

/** The body of the last call: everything typed, as it is sent. */
export function registrationOf(draft: Draft, password: string, market: Settings['market']): Registration {
  return {
    ...profileOf(draft, password),
    bankCode: draft.bankCode,
    bankAccountName: accountName(draft),
    bankAccountNo: accountNumber(draft.accountNo),
    currency: currencyOf(draft, market),
  };
}

/** The body of the check before step 3 is left: what is filled in by then; the bank's part is empty. */
export function profileOf(draft: Draft, password: string): Registration {
  return {
    name: oneLine(draft.name),
    username: phoneNumber(draft.phone),
    password,
    sourceCode: draft.sourceCode,
    inviteCode: oneLine(removeInvisible(draft.inviteCode)),
    bankCode: '',
    bankAccountName: '',
    bankAccountNo: '',
    currency: '',
  };
}
