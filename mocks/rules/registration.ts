import { bankByCode, englishNameBanks } from '../data/banks';
import type { MemberRow } from '../db/rows';
import { refuse } from '../refusal';
import { registerSentinels } from '../sentinels';
import type { World } from '../world';
import { addInvitedFriend } from './invite';
import { phoneRow } from './login';
import { memberByPhone } from './member';
import { isVerified } from './otp';
import { checkPhone } from './phone';

/** What a registration sends; in `checkDetails` an empty field is not looked at. */
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

/** Bank, number and name of an account; `owner` may keep what is already theirs. */
export function checkBank(
  world: World,
  { bankCode, bankAccountName, bankAccountNo }: Details,
  owner?: MemberRow,
): void {
  const bank = bankCode ? bankByCode.get(bankCode) : undefined;
  if (bankCode && !(bank && world.db.bank.get(bankCode))) refuse('INVALID_BANK');
  if (bankAccountName) {
    if (bankCode && englishNameBanks.has(bankCode)) checkEnglishName(bankAccountName);
    if (bankAccountName.trim() === '' || bankAccountName.length > longestName) refuse('INVALID_USER_INFO');
  }
  if (bankAccountNo) {
    const digits = bankAccountNo.replace(/-/g, '');
    if (!/^\d+$/.test(digits) || (bank ? !bank.digits.includes(digits.length) : digits.length > 20))
      refuse('INVALID_BANK');
    const others = world.db.member.all().filter((member) => member._id !== owner?._id);
    const isTaken = others.some(
      (member) => member.bankAccountNo.replace(/-/g, '') === digits && (!bankCode || member.bankCode === bankCode),
    );
    if (isTaken) refuse('EXISTING_BANK');
  }
}

/** Checks the fields that are filled in. */
export function checkDetails(world: World, details: Details): void {
  const { name, username, password, sourceCode, currency } = details;
  if (username) {
    checkPhone(world, username);
    if (memberByPhone(world, username)) refuse('EXISTING_USER');
  }
  if (name && (name.trim() === '' || name.length > longestName)) refuse('INVALID_USER_INFO');
  if (password && password.length > longestPassword) refuse('INVALID_USER_INFO');
  if (sourceCode && !world.db.source.get(sourceCode)) refuse('INVALID_USER_INFO');
  if (currency && currency !== 'LAK' && currency !== 'BAHT') refuse('INVALID_USER_INFO');
  checkBank(world, details);
}

/**
 * Makes a member. An inviter code is `PR` and a member's id; a code that names nobody is passed over, because the app
 * keeps it read-only and it must not lock a visitor out.
 */
export function register(world: World, details: Required<Details> & { inviteCode: string }): MemberRow {
  const needed = ['name', 'username', 'password', 'bankCode', 'bankAccountName', 'bankAccountNo'] as const;
  if (needed.some((field) => details[field].trim() === '')) refuse('KEY_MISSING');
  checkDetails(world, details);
  const sentinel = registerSentinels[details.username];
  if (sentinel) refuse(sentinel);
  if (world.site.registerOTP && !isVerified(world, details.username)) refuse('UNVERIFIED_OTP');

  const inviter = world.db.member.get(/^PR(.+)$/.exec(details.inviteCode)?.[1] ?? '');
  world.db.phone.patch(phoneRow(world, details.username)._id, { verifiedUntil: 0 });
  const member = world.db.member.insert({
    _id: world.ids.next(),
    username: details.username,
    password: details.password,
    name: details.name.trim(),
    createdAt: world.clock.now(),
    sourceCode: details.sourceCode,
    currency: details.currency || (world.site.market === 'la' ? 'LAK' : 'BAHT'),
    invitedBy: inviter?._id ?? null,
    bankCode: details.bankCode,
    bankAccountName: details.bankAccountName.trim(),
    bankAccountNo: details.bankAccountNo,
  });
  if (inviter) addInvitedFriend(world, inviter._id, member);
  return member;
}
