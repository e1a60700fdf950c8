import { startOfDay } from '@/lib/bangkok';
import { toBaht } from '@/lib/money';
import type { InviteRow, MemberRow } from '../db/rows';
import { getWalletAccount } from '../ledger/ledger';
import type { MockState } from '../mockState';
import { refuse } from '../refusal';
import { inviteSentinels } from '../sentinels';
import { checkNoneActive } from './bonus';
import { activeBonus } from './bonusCondition';
import { addStatement, move } from './statement';

/**
 * The inviter's share of a friend's losses, in percent. `fail` applies while the friend plays with an unfinished bonus.
 */
export const invitePercents = { success: 5, fail: 3 };

const openInvites = (mockState: MockState, memberId: string): InviteRow[] =>
  mockState.db.invite.by('member', memberId).filter((invite) => !invite.received);

/** Returns the sum of the shares that are not received yet, in baht. */
export const inviteAmount = (mockState: MockState, memberId: string): number => toBaht(openSatang(mockState, memberId));

const openSatang = (mockState: MockState, memberId: string) =>
  openInvites(mockState, memberId).reduce((sum, invite) => sum + invite.amount, 0);

/**
 * Adds the inviter's share of a friend's loss (in satang), summed by friend and day. Does nothing for a friend without
 * an inviter, or while invites are off.
 */
export function addInviteShare(mockState: MockState, friendId: string, loss: number): void {
  const friend = mockState.db.member.get(friendId);
  if (!friend?.invitedBy || !mockState.siteConfig.inviteOpen) return;
  const percent = activeBonus(mockState, friendId) ? invitePercents.fail : invitePercents.success;
  const share = Math.floor((loss * percent) / 100);
  if (share <= 0) return;
  const now = mockState.clock.now();
  const own = openInvites(mockState, friend.invitedBy).filter((invite) => invite.invitee === friendId);
  const today = own.find((invite) => invite.amount > 0 && startOfDay(invite.createdAt) === startOfDay(now));
  if (today) {
    mockState.db.invite.patch(today._id, { amount: today.amount + share });
    return;
  }
  // The friend's first share replaces the entry without a share.
  for (const invite of own) if (invite.amount === 0) mockState.db.invite.remove(invite._id);
  addLine(mockState, friend.invitedBy, friend, share);
}

/** Adds a new friend to the inviter's list immediately, without a share. */
export const addInvitedFriend = (mockState: MockState, inviterId: string, friend: MemberRow): void =>
  addLine(mockState, inviterId, friend, 0);

function addLine(mockState: MockState, inviterId: string, friend: MemberRow, amount: number): void {
  mockState.db.invite.insert({
    _id: mockState.ids.next(),
    member: inviterId,
    invitee: friend._id,
    fromName: friend.name,
    amount,
    createdAt: mockState.clock.now(),
  });
}

/** Moves all shares that are not received yet into the main wallet. */
export function receiveInviteBonus(mockState: MockState, member: MemberRow): void {
  if (!mockState.siteConfig.inviteOpen) refuse('INVITE_INACTIVE');
  checkNoneActive(mockState, member._id);
  const all = mockState.db.invite.by('member', member._id);
  const open = openInvites(mockState, member._id);
  const amount = openSatang(mockState, member._id);
  if (amount <= 0) {
    if (all.some(({ received }) => received)) refuse('INVITE_BONUS_SUCCESS');
    refuse(all.length > 0 ? 'INVITE_NO_INVITEE_PLAY_INFO' : 'INVITE_NO_INVITE_BONUS');
  }
  const sentinel = inviteSentinels[amount % 100];
  if (sentinel) refuse(sentinel);
  for (const invite of open) if (invite.amount > 0) mockState.db.invite.patch(invite._id, { received: true });
  move(mockState, 'invite', 'world:invite', getWalletAccount(member._id), amount);
  addStatement(mockState, {
    member: member._id,
    statementType: 'bonus',
    status: 'SUCCESS',
    from: 'INVITE',
    to: 'WALLET',
    amount,
    referenceKind: 'invite',
    referenceDescription: { th: 'โบนัสชวนเพื่อน', la: 'ໂບນັດຊວນໝູ່', en: 'Invite bonus' }[mockState.siteConfig.language],
  });
}
