import { bankByCode, englishNameBanks } from '../data/banks';
import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { registerSentinels } from '../sentinels';
import { addInvitedFriend } from './invite';
import { phoneRow } from './login';
import { memberByPhone } from './member';
import { isVerified } from './otp';
import { checkPhone } from './phone';

/** The fields of a registration; `checkDetails` ignores empty fields. */
export interface Details {
  name?: string;
  username?: string;
  password?: string;
  sourceCode?: string;
  bankCode?: string;
  bankAccountName?: string;
  bankAccountNo?: string;
  currency?: string;
}

const longestName = 120;
const longestPassword = 128;

export function checkEnglishName(name: string): void {
  if (!/^[a-z]+( [a-z]+)*$/i.test(name) || name.length > longestName) refuse('BANK_ACCOUNT_NAME_ENG');
}

/** Validates the bank, number and name of an account. `owner` may keep their own number. */
export function checkBank(
  mockState: MockState,
  { bankCode, bankAccountName, bankAccountNo }: Details,
  owner?: MemberRow,
): void {
  const bank = bankCode ? bankByCode.get(bankCode) : undefined;
  if (bankCode && !(bank && mockState.db.bank.get(bankCode))) refuse('INVALID_BANK');
  if (bankAccountName) {
    if (bankCode && englishNameBanks.has(bankCode)) checkEnglishName(bankAccountName);
    if (bankAccountName.trim() === '' || bankAccountName.length > longestName) refuse('INVALID_USER_INFO');
  }
  if (bankAccountNo) {
    const digits = bankAccountNo.replace(/-/g, '');
    if (!/^\d+$/.test(digits) || (bank ? !bank.digits.includes(digits.length) : digits.length > 20))
      refuse('INVALID_BANK');
    const others = mockState.db.member.all().filter((member) => member._id !== owner?._id);
    const isTaken = others.some(
      (member) => member.bankAccountNo.replace(/-/g, '') === digits && (!bankCode || member.bankCode === bankCode),
    );
    if (isTaken) refuse('EXISTING_BANK');
  }
}

/** Validates the fields that are filled in. */
export function checkDetails(mockState: MockState, details: Details): void {
  const { name, username, password, sourceCode, currency } = details;
  if (username) {
    checkPhone(mockState, username);
    if (memberByPhone(mockState, username)) refuse('EXISTING_USER');
  }
  if (name && (name.trim() === '' || name.length > longestName)) refuse('INVALID_USER_INFO');
  if (password && password.length > longestPassword) refuse('INVALID_USER_INFO');
  if (sourceCode && !mockState.db.source.get(sourceCode)) refuse('INVALID_USER_INFO');
  if (currency && currency !== 'LAK' && currency !== 'BAHT') refuse('INVALID_USER_INFO');
  checkBank(mockState, details);
}

/**
 * Creates a member. An inviter code is `PR` and a member's id. An unknown code is ignored: the app's field is
 * read-only, so a refusal would lock the visitor out.
 */
export function register(mockState: MockState, details: Required<Details> & { inviteCode: string }): MemberRow {
  const needed = ['name', 'username', 'password', 'bankCode', 'bankAccountName', 'bankAccountNo'] as const;
  if (needed.some((field) => details[field].trim() === '')) refuse('KEY_MISSING');
  checkDetails(mockState, details);
  const sentinel = registerSentinels[details.username];
  if (sentinel) refuse(sentinel);
  if (mockState.siteConfig.registerOTP && !isVerified(mockState, details.username)) refuse('UNVERIFIED_OTP');

  const inviter = mockState.db.member.get(/^PR(.+)$/.exec(details.inviteCode)?.[1] ?? '');
  mockState.db.phone.patch(phoneRow(mockState, details.username)._id, { verifiedUntil: 0 });
  const member = mockState.db.member.insert({
    _id: mockState.ids.next(),
    username: details.username,
    password: details.password,
    name: details.name.trim(),
    createdAt: mockState.clock.now(),
    sourceCode: details.sourceCode,
    currency: details.currency || (mockState.siteConfig.market === 'la' ? 'LAK' : 'BAHT'),
    invitedBy: inviter?._id ?? null,
    bankCode: details.bankCode,
    bankAccountName: details.bankAccountName.trim(),
    bankAccountNo: details.bankAccountNo,
  });
  if (inviter) addInvitedFriend(mockState, inviter._id, member);
  return member;
}
