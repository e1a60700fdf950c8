/** The kinds of commands that the app stores until the member has read their result. */
export const commandKinds = [
  'transfer',
  'transferAll',
  'withdraw',
  'gift',
  'slip',
  'qr',
  'invite',
  'refund',
  'refundToWallet',
  'bonus',
  'bonusClear',
  'promotion',
  'spin',
  'claim',
  'activation',
  'gamePassword',
] as const;
export type CommandKind = (typeof commandKinds)[number];
