import * as v from 'valibot';
import { defineCall } from './call';
import { baht, bannerSchema, count, isoDate, messageOnly, pageRequest } from './shapes';

/** `from` is the friend whose play earned the amount. */
const inviteSchema = v.object({ from: v.object({ name: v.string() }), amount: baht, createdAt: isoDate });

/**
 * Returns the bonuses for invited friends, newest first.
 *
 * Sent: In the invite dialog, by pages.
 */
export const getInvites = defineCall('POST', '/api/invite', {
  kind: 'read',
  hideErrors: true,
  request: pageRequest,
  response: v.object({ invites: v.array(inviteSchema), total: v.optional(count) }),
});

/**
 * Moves the invite bonus into the main wallet.
 *
 * Sent: After a tap on “receive” on home. `message` of the response is shown to the member.
 */
export const receiveInviteBonus = defineCall('GET', '/api/invite/bonus', {
  commandKind: 'invite',
  kind: 'command',
  money: true,
  response: messageOnly,
  codes: [
    'INVITE_INACTIVE',
    'INVITE_NO_INVITE_BONUS',
    'INVITE_NO_INVITEE_PLAY_INFO',
    'INVITE_BONUS_SUCCESS',
    'INVITE_BONUS_FAIL',
    'BONUS_REMAINING',
  ],
});

/**
 * Returns banners about inviting.
 *
 * Sent: In the invite dialog.
 */
export const getInviteBanners = defineCall('GET', '/api/invite/banners', { response: v.array(bannerSchema) });
