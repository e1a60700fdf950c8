import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { checkBank, checkEnglishName, type Details } from './registration';

const longestPassword = 128;
const longestName = 120;

type ProfileChange = Required<Pick<Details, 'name' | 'bankCode' | 'bankAccountName' | 'bankAccountNo'>>;

/** Changes a member's name and bank account after the same checks as a registration. */
export function changeProfile(mockState: MockState, member: MemberRow, change: ProfileChange): MemberRow {
  const { name, bankCode, bankAccountName, bankAccountNo } = change;
  if ([name, bankCode, bankAccountName, bankAccountNo].some((text) => text.trim() === '')) refuse('KEY_MISSING');
  if (name.length > longestName) refuse('INVALID_USER_INFO');
  checkBank(mockState, change, member);
  return mockState.db.member.patch(member._id, {
    name: name.trim(),
    bankCode,
    bankAccountName: bankAccountName.trim(),
    bankAccountNo,
  });
}

/**
 * Changes the name of the member's bank account. Accepts only English letters and stores capitals. `bankCode` is the
 * bank of the deposit account that requires English letters.
 */
export function changeBankAccountName(
  mockState: MockState,
  member: MemberRow,
  bankCode: string,
  bankAccountName: string,
): void {
  if (bankCode === '' || bankAccountName.trim() === '') refuse('KEY_MISSING');
  if (!mockState.db.bank.get(bankCode)) refuse('INVALID_BANK');
  if (member.bankAccountNo === '') refuse('NO_BANK');
  checkEnglishName(bankAccountName.trim());
  mockState.db.member.patch(member._id, { bankAccountName: bankAccountName.trim().toUpperCase() });
}

export function changePassword(
  mockState: MockState,
  member: MemberRow,
  oldPassword: string,
  newPassword: string,
): void {
  if (oldPassword === '' || newPassword === '') refuse('KEY_MISSING');
  if (member.password !== oldPassword) refuse('WRONG_PASSWORD');
  if (newPassword.length > longestPassword) refuse('KEY_INVALID');
  mockState.db.member.patch(member._id, { password: newPassword });
}
