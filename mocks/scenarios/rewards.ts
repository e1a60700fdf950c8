import { addInvitedFriend } from '../rules/invite';
import {
  deposited,
  everySlipReason,
  invited,
  oddCoupons,
  played,
  receivedRefund,
  refunded,
  sequence,
  startedBonus,
  startedPromotion,
  tookBonuses,
  tookRefund,
  twoFullPages,
  usualHistory,
  wonCoupons,
} from './historySeeds';
import { malee, somchai } from './people';
import type { MemberSeed, Scenario } from './scenario';

/** Returns a member without a random history, because only the scenario decides which rounds were played. */
const member = (description: string, change: Partial<MemberSeed>): MemberSeed => ({
  ...somchai,
  historySeed: undefined,
  history: 0,
  description,
  ...change,
});

/** Scenarios of bonuses, refunds, invites, the wheel and slips. */
export const rewardScenarios: readonly Scenario[] = [
  {
    name: 'no-coins',
    description: 'The prize wheel is on; the member has no coins and no coupons.',
    members: [member('no coins', { coin: 0 })],
  },
  {
    name: 'coupons',
    description: 'Ten coupons: valid, expired, one for coins, and one whose prize no longer exists.',
    members: [member('many coupons', { historySeed: sequence(wonCoupons, oddCoupons) })],
  },
  {
    name: 'active-bonus',
    description: 'A bonus is active; its turnover has just started.',
    members: [
      member('plays with a bonus', { historySeed: sequence(usualHistory, startedBonus('DAILY10'), played(200)) }),
    ],
  },
  {
    name: 'active-promotion',
    description: 'A promotion is active.',
    members: [member('plays with a promotion', { historySeed: sequence(deposited(500), startedPromotion) })],
  },
  {
    name: 'bonus-limits',
    description: 'Every bonus has been received up to its limit.',
    members: [
      member('has had every bonus', {
        historySeed: tookBonuses({ WELCOME100: 1, DAILY10: 2, WEEKLY20: 1, SMILE5: 10, FIRST50: 1, GOLD25: 2 }),
      }),
    ],
  },
  {
    name: 'refund',
    description: 'A refund of losses can be received.',
    members: [member('has lost 1,250 baht', { historySeed: sequence(refunded([42.5, 18, 105.25]), played(1_250)) })],
  },
  {
    name: 'refund-waiting',
    description: 'A refund has been received but not yet transferred to the wallet.',
    members: [member('has a refund waiting', { historySeed: sequence(played(800), receivedRefund) })],
  },
  {
    name: 'refund-blocked',
    description: 'There is a refund, but an active bonus blocks it.',
    members: [
      member('has lost, and plays with a bonus', {
        historySeed: sequence(tookBonuses({ SMILE5: 1 }), played(900), startedBonus('DAILY10')),
      }),
    ],
  },
  {
    name: 'refund-taken',
    description: "Today's refund has already been received; the member has lost more since.",
    members: [
      member('has had a refund today', { historySeed: sequence(played(700), receivedRefund, tookRefund, played(300)) }),
    ],
  },
  {
    name: 'refund-zero',
    description: 'The member has played and won: no refund.',
    members: [member('has won', { historySeed: played(100, 2_000) })],
  },
  {
    name: 'no-refund',
    description: 'The member has not played: no refund.',
    members: [member('has not played', { history: 0 })],
  },
  {
    name: 'refund-closed',
    description: 'Refunds are switched off.',
    siteConfig: { refundOpen: false },
    members: [member('has lost', { historySeed: played(500) })],
  },
  {
    name: 'invites',
    description: 'Friends have played: 34 commissions and an invite bonus to receive.',
    members: [
      member('invites many friends', {
        historySeed: invited(
          Array.from({ length: 34 }, (_, index) => 5 + index * 2.25),
          6,
        ),
      }),
    ],
  },
  { name: 'no-invites', description: 'Nobody has been invited.', members: [member('has invited nobody', {})] },
  {
    name: 'invites-received',
    description: 'All invite bonuses have been received.',
    members: [member('has received everything', { historySeed: invited([20, 35.5, 12], 0) })],
  },
  {
    name: 'invites-idle',
    description: 'A friend has registered but not played yet.',
    members: [member('has invited one friend', {}), malee],
    more: (mockState) => {
      const [inviter, friend] = mockState.db.member.all();
      if (!inviter || !friend) return;
      mockState.db.member.patch(friend._id, { invitedBy: inviter._id });
      addInvitedFriend(mockState, inviter._id, friend);
    },
  },
  {
    name: 'invites-missing',
    description: 'The backend does not find the invite bonus that home shows.',
    members: [member('an invite bonus of 10.41', { historySeed: invited([10.41], 1) })],
  },
  {
    name: 'invites-unplayed',
    description: 'The backend has no record of play for the invite bonus that home shows.',
    members: [member('an invite bonus of 10.42', { historySeed: invited([10.42], 1) })],
  },
  {
    name: 'invites-failing',
    description: 'An invite bonus cannot be paid out.',
    members: [member('an invite bonus of 10.44', { historySeed: invited([10.44], 1) })],
  },
  {
    name: 'invites-closed',
    description: 'Inviting is switched off.',
    siteConfig: { inviteOpen: false },
    members: [member('has invited friends', { historySeed: invited([20, 35.5, 12], 2) })],
  },
  {
    name: 'banners-off',
    description: 'No banners: invite and refund open directly, and bonus cards have no image.',
    siteConfig: { hasBanners: false },
    members: [somchai],
  },
  {
    name: 'withdraw-blocked',
    description: 'An active bonus’s conditions block withdrawals.',
    members: [member('cannot withdraw yet', { historySeed: startedBonus('WELCOME100') })],
  },
  {
    name: 'slips',
    description: 'Slips of every kind: accepted, and refused for each reason.',
    members: [member('has sent many slips', { historySeed: everySlipReason })],
  },
  {
    name: 'no-totals',
    description: 'Lists of slips, refunds and friends have no total; each fills two pages.',
    siteConfig: { hasNoTotals: true },
    members: [member('has two full pages of everything', { historySeed: twoFullPages })],
  },
];
