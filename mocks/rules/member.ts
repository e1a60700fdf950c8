import type { ResponseOf } from '@/api/calls/call';
import type { calls } from '@/api/calls/calls';
import { bankByCode } from '../data/banks';
import type { MemberRow } from '../db/rows';
import type { MockState } from '../mockState';

type ProfileResponse = ResponseOf<typeof calls.getProfile>;

export const getMemberProfile = (member: MemberRow): ProfileResponse['profile'] => ({
  _id: member._id,
  username: member.username,
  name: member.name,
  createdAt: new Date(member.createdAt).toISOString(),
  coin: member.coin,
});

export function getBankAccount(member: MemberRow): ProfileResponse['bankAccount'] {
  const bank = bankByCode.get(member.bankCode);
  return {
    bankCode: member.bankCode,
    bankAccountName: member.bankAccountName,
    bankAccountNo: member.bankAccountNo,
    bank: { nameTH: bank?.nameTH ?? member.bankCode, nameEN: bank?.nameEN ?? member.bankCode },
  };
}

export const memberByPhone = (mockState: MockState, phone: string): MemberRow | undefined =>
  mockState.db.member.by('username', phone)[0];

/** Adds coins for the wheel; a negative number removes them. */
export function addCoins(mockState: MockState, memberId: string, coins: number): MemberRow {
  const member = mockState.db.member.get(memberId) as MemberRow;
  return mockState.db.member.patch(memberId, { coin: member.coin + coins });
}
