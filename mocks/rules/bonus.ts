import type { Bonus, UserBonus } from '@/api/calls/bonus';
import { startOfDay, startOfWeek } from '@/lib/bangkok';
import type { BonusRow, MemberRow, UserBonusRow } from '../db/rows';
import { getGameAccount, getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { activeBonus, getName } from './bonusCondition';
import { activeAccounts } from './game';
import { addStatement, move } from './statement';

const receipts = (mockState: MockState, memberId: string, code: string): UserBonusRow[] =>
  mockState.db.userBonus.by('member', memberId).filter((bonus) => bonus.code === code);

/** Returns a member's claims of one bonus or promotion, as on the wire; null if the member has never claimed it. */
function getUserBonus(mockState: MockState, memberId: string, code: string): UserBonus | null {
  const all = receipts(mockState, memberId, code);
  const last = all.at(-1);
  if (!last) return null;
  return {
    _id: last._id,
    isActive: last.isActive,
    received: all.map(({ updatedAt }) => ({ updatedAt: new Date(updatedAt).toISOString() })),
  };
}

export function getMemberBonuses(mockState: MockState, memberId: string): Bonus[] {
  const banners = mockState.db.banner.by('place', 'bonus');
  return mockState.db.bonus.all().map(({ _id: code, type, maxReceived, percentFail }) => ({
    code,
    type,
    maxReceived,
    percentFail,
    banners: banners.filter(({ owner }) => owner === code).map(({ image, html }) => ({ image, html })),
    userBonus: getUserBonus(mockState, memberId, code),
  }));
}

/**
 * Returns the number of claims that count towards `maxReceived`: in total, today or this week (Asia/Bangkok, from
 * Monday).
 */
function counted(mockState: MockState, memberId: string, bonus: BonusRow): number {
  const now = mockState.clock.now();
  const from = { limit: 0, day: startOfDay(now), week: startOfWeek(now) }[bonus.type];
  return receipts(mockState, memberId, bonus._id).filter(({ updatedAt }) => updatedAt >= from).length;
}

/** Refuses if a bonus or promotion is active, because a member can have only one at a time. */
export function checkNoneActive(mockState: MockState, memberId: string, code?: string): void {
  const active = activeBonus(mockState, memberId);
  if (active) refuse(active.code === code ? 'BONUS_ALREADY_ACTIVE' : 'BONUS_REMAINING');
}

type Grant = Pick<UserBonusRow, 'code' | 'kind' | 'type' | 'amount' | 'turnoverNeeded' | 'percentFail'>;

/** Pays a bonus or promotion into the main wallet and activates it. */
export function grant(mockState: MockState, memberId: string, bonus: Grant, description: string): void {
  const now = mockState.clock.now();
  mockState.db.userBonus.insert({
    _id: mockState.ids.next(),
    member: memberId,
    ...bonus,
    createdAt: now,
    updatedAt: now,
  });
  move(mockState, bonus.kind, `world:${bonus.kind}`, getWalletAccount(memberId), bonus.amount);
  addStatement(mockState, {
    member: memberId,
    statementType: 'bonus',
    status: 'SUCCESS',
    from: bonus.code,
    to: 'WALLET',
    amount: bonus.amount,
    referenceKind: bonus.kind,
    referenceDescription: description,
  });
}

export function activateBonus(mockState: MockState, member: MemberRow, code: string): UserBonus {
  const bonus = mockState.db.bonus.get(code) ?? refuse('not-found');
  checkNoneActive(mockState, member._id, code);
  if (counted(mockState, member._id, bonus) >= bonus.maxReceived) refuse('BONUS_MAX_CLAIMED');
  const takers = mockState.db.userBonus.by('code', code).length;
  if (bonus.places > 0 && takers >= bonus.places) refuse('BONUS_FULL');
  const wallet = mockState.ledger.balance(getWalletAccount(member._id));
  const amount = Math.min(bonus.most, Math.floor((wallet * bonus.percent) / 100));
  if (wallet < bonus.minimum || amount <= 0) refuse('BONUS_CONDITION');
  const turnoverNeeded = Math.round((wallet + amount) * bonus.turnover);
  const { type, percentFail } = bonus;
  grant(mockState, member._id, { code, kind: 'bonus', type, amount, turnoverNeeded, percentFail }, bonus.name);
  return getUserBonus(mockState, member._id, code) as UserBonus;
}

/** Returns the sum of the main wallet and all active game accounts, in satang. */
const wealth = (mockState: MockState, memberId: string) =>
  activeAccounts(mockState, memberId).reduce(
    (sum, { code }) => sum + mockState.ledger.balance(getGameAccount(memberId, code)),
    mockState.ledger.balance(getWalletAccount(memberId)),
  );

/**
 * Cancels the active bonus and takes `percentFail` percent of its amount from the main wallet. If the wallet holds less
 * than that, but wallet and games together hold enough, refuses with BONUS_CONDITION. A member who owns less in total
 * pays all money in the wallet. Refuses with BONUS_CLEAR if no bonus is active.
 */
export function clearBonus(mockState: MockState, member: MemberRow): void {
  const bonus = activeBonus(mockState, member._id) ?? refuse('BONUS_CLEAR');
  const cost = Math.floor((bonus.amount * bonus.percentFail) / 100);
  const wallet = mockState.ledger.balance(getWalletAccount(member._id));
  if (wallet < cost && wealth(mockState, member._id) >= cost) refuse('BONUS_CONDITION');
  const fromWallet = Math.min(cost, wallet);
  mockState.db.userBonus.patch(bonus._id, { isActive: false });
  move(mockState, 'bonus.cancel', getWalletAccount(member._id), `world:${bonus.kind}`, fromWallet);
  addStatement(mockState, {
    member: member._id,
    statementType: 'finish_bonus',
    status: 'SUCCESS',
    from: 'WALLET',
    to: bonus.code,
    amount: fromWallet,
    referenceKind: bonus.kind,
    referenceDescription: getName(mockState, bonus),
  });
}
