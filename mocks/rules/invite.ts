import { toBaht } from '@/lib/money';
import type { InviteRow, MemberRow } from '../db/rows';
import { walletOf } from '../ledger/ledger';
import { refuse } from '../refusal';
import { startOfDay } from '../runtime/clock';
import type { World } from '../world';
import { endsInFailure } from './amount';
import { checkNoneActive } from './bonus';
import { activeBonus } from './bonusCondition';
import { addStatement, move } from './statement';

/** What of a friend's losses the inviter gets, in percent: `fail` while the friend plays with a bonus not yet earned. */
export const invitePercents = { success: 5, fail: 3 };

const openInvites = (world: World, memberId: string): InviteRow[] =>
  world.db.invite.by('member', memberId).filter((invite) => !invite.received);

/** What friends' play has brought and is not received yet, in baht. */
export const inviteAmount = (world: World, memberId: string): number => toBaht(openSatang(world, memberId));

const openSatang = (world: World, memberId: string) =>
  openInvites(world, memberId).reduce((sum, invite) => sum + invite.amount, 0);

/** A friend lost this much in a round: the inviter's share is added up by friend and day. */
export function addInviteShare(world: World, friendId: string, loss: number): void {
  const friend = world.db.member.get(friendId);
  if (!friend?.invitedBy || !world.site.inviteOpen) return;
  const percent = activeBonus(world, friendId) ? invitePercents.fail : invitePercents.success;
  const share = Math.floor((loss * percent) / 100);
  if (share <= 0) return;
  const now = world.clock.now();
  const own = openInvites(world, friend.invitedBy).filter((invite) => invite.invitee === friendId);
  const today = own.find((invite) => invite.amount > 0 && startOfDay(invite.createdAt) === startOfDay(now));
  if (today) {
    world.db.invite.patch(today._id, { amount: today.amount + share });
    return;
  }
  // The line of the friend who had brought nothing yet gives way to the first that tells of something.
  for (const invite of own) if (invite.amount === 0) world.db.invite.remove(invite._id);
  addLine(world, friend.invitedBy, friend, share);
}

/** A friend has joined: they are in the inviter's list at once, and have brought nothing yet. */
export const addInvitedFriend = (world: World, inviterId: string, friend: MemberRow): void =>
  addLine(world, inviterId, friend, 0);

function addLine(world: World, inviterId: string, friend: MemberRow, amount: number): void {
  world.db.invite.insert({
    _id: world.ids.next(),
    member: inviterId,
    invitee: friend._id,
    fromName: friend.name,
    amount,
    createdAt: world.clock.now(),
  });
}

/** Takes everything that has added up into the main wallet. */
export function receiveInviteBonus(world: World, member: MemberRow): void {
  if (!world.site.inviteOpen) refuse('INVITE_INACTIVE');
  checkNoneActive(world, member._id);
  const all = world.db.invite.by('member', member._id);
  const open = openInvites(world, member._id);
  const amount = openSatang(world, member._id);
  if (amount <= 0) {
    if (all.some(({ received }) => received)) refuse('INVITE_BONUS_SUCCESS');
    refuse(all.length > 0 ? 'INVITE_NO_INVITEE_PLAY_INFO' : 'INVITE_NO_INVITE_BONUS');
  }
  if (endsInFailure(amount)) refuse('INVITE_BONUS_FAIL');
  for (const invite of open) if (invite.amount > 0) world.db.invite.patch(invite._id, { received: true });
  move(world, 'invite', 'world:invite', walletOf(member._id), amount);
  addStatement(world, {
    member: member._id,
    statementType: 'bonus',
    status: 'SUCCESS',
    from: 'INVITE',
    to: 'WALLET',
    amount,
    referenceKind: 'invite',
    referenceDescription: { th: 'โบนัสชวนเพื่อน', la: 'ໂບນັດຊວນໝູ່', en: 'Invite bonus' }[world.site.language],
  });
}
