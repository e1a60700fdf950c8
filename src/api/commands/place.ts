import type { CommandKind } from '@/api/calls/commandKinds';

/** The places where commands leave their traces. */
export type Place = 'statement' | 'slips' | 'qr' | 'refunds' | 'bonus' | 'coupons' | 'game';

const places: Partial<Record<CommandKind, Place>> = {
  slip: 'slips',
  qr: 'qr',
  refund: 'refunds',
  bonus: 'bonus',
  bonusClear: 'bonus',
  spin: 'coupons',
  claim: 'coupons',
  activation: 'game',
  gamePassword: 'game',
};

/** Returns the place where a command of this kind leaves its trace. */
export const getPlace = (kind: CommandKind): Place => places[kind] ?? 'statement';
