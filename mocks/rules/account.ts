import type { MemberRow } from '../db/rows';
import { refuse } from '../refusal';
import type { World } from '../world';
import { checkBank, checkEnglishName, type Details } from './registration';

const longestPassword = 128;
const longestName = 120;

type ProfileChange = Required<Pick<Details, 'name' | 'bankCode' | 'bankAccountName' | 'bankAccountNo'>>;

/** Changes name and bank account, by the rules of registration. */
export function changeProfile(world: World, member: MemberRow, change: ProfileChange): MemberRow {
  const { name, bankCode, bankAccountName, bankAccountNo } = change;
  if ([name, bankCode, bankAccountName, bankAccountNo].some((text) => text.trim() === '')) refuse('KEY_MISSING');
  if (name.length > longestName) refuse('INVALID_USER_INFO');
  checkBank(world, change, member);
  return world.db.member.patch(member._id, {
    name: name.trim(),
    bankCode,
    bankAccountName: bankAccountName.trim(),
    bankAccountNo,
  });
}

/** The member's own account name in English letters; `bankCode` is the deposit account it was asked for. */
export function changeBankAccountName(
  world: World,
  member: MemberRow,
  bankCode: string,
  bankAccountName: string,
): void {
  if (bankCode === '' || bankAccountName.trim() === '') refuse('KEY_MISSING');
  if (!world.db.bank.get(bankCode)) refuse('INVALID_BANK');
  if (member.bankAccountNo === '') refuse('NO_BANK');
  checkEnglishName(bankAccountName.trim());
  world.db.member.patch(member._id, { bankAccountName: bankAccountName.trim().toUpperCase() });
}

export function changePassword(world: World, member: MemberRow, oldPassword: string, newPassword: string): void {
  if (oldPassword === '' || newPassword === '') refuse('KEY_MISSING');
  if (member.password !== oldPassword) refuse('WRONG_PASSWORD');
  if (newPassword.length > longestPassword) refuse('KEY_INVALID');
  world.db.member.patch(member._id, { password: newPassword });
}
