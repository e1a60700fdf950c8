import * as v from 'valibot';
import { bankAccountSchema, profileSchema } from './account';
import { defineCall } from './call';
import { baht, done, rate } from './shapes';

/** The code of the main wallet as source or target of money (`from`, `to`). */
export const walletCode = 'WALLET';

export const slotSchema = v.object({
  /** Code of the game: `from` and `to` of transfers, `slotCode` in paths. */
  code: v.string(),
  name: v.string(),
  /** Address of the logo. */
  logo: v.string(),
  /** Address of the card’s background. */
  background: v.string(),
  /** Group on home. `sport` includes casino. */
  category: v.picklist(['sport', 'lotto', 'slot']),
  /** True if the member has opened the game. Only open games accept transfers. */
  isActive: v.boolean(),
  /** Balance in baht. */
  amount: baht,
  /** Ratio of the provider’s own unit, for display only. It does not count in sums. */
  ftWalletSlot: rate,
  /** Address of the game in the browser, or null. */
  web: v.nullable(v.string()),
  /** Address of the Android app, or null. */
  android: v.nullable(v.string()),
  /** Address of the iOS app, or null. */
  ios: v.nullable(v.string()),
});
/**
 * A game account. `ftWalletSlot` times `amount` is the balance in the provider's own unit, for display only. `sport`
 * includes casino.
 */
export type GameAccount = v.InferOutput<typeof slotSchema>;

export const walletSchema = v.object({
  /** The member. */
  profile: profileSchema,
  /** The account to which withdrawals are paid. */
  bankAccount: bankAccountSchema,
  /** The main wallet. */
  wallet: v.object({
    /** Balance in baht. */
    amount: baht,
  }),
  /** The invite bonus. */
  invite: v.object({
    /** Amount in baht that can be received. */
    amount: baht,
    /** Percent of the losses of friends who qualify. */
    success: rate,
    /** Percent of the losses of friends who do not qualify. */
    fail: rate,
  }),
  /** All games of the site, open or not. */
  slots: v.array(slotSchema),
});
/**
 * The member's profile, bank account, balances and game accounts. `invite.amount` is the invite bonus that the member
 * can receive. `success` is the bonus for friends who qualify, in percent of their losses. `fail` is the percentage for
 * all other friends.
 */
export type Wallet = v.InferOutput<typeof walletSchema>;

export const credentialsSchema = v.object({
  /** User name of the game account. */
  username: v.string(),
  /** Password of the game account. */
  password: v.string(),
  /** Form that logs the member in at the provider; absent for most games. */
  event: v.optional(
    v.object({
      action: v.string(),
      /** Fields of the form by name. */
      fields: v.record(v.string(), v.string()),
    }),
  ),
});
/**
 * Credentials of a game account. With `event`, posting `fields` as a form to `action` logs the member in at the
 * provider.
 */
export type Credentials = v.InferOutput<typeof credentialsSchema>;

/**
 * Returns balances, game accounts and the member.
 *
 * Sent: On home and on every page that shows money, again after each command and when the page becomes visible.
 */
export const getWallet = defineCall('GET', '/api/wallet', { hideErrors: true, response: walletSchema });
/**
 * Reads the balances of all games again.
 *
 * Sent: When home opens, after a tap on “Check balance”, and after the member returns from a game. The app reads the
 * wallet afterwards.
 */
export const refreshSlots = defineCall('GET', '/api/wallet/refresh/slot', { kind: 'command', response: done });

/**
 * Opens a game account.
 *
 * Sent: After a tap on a game that is not open. The app reads the wallet afterwards.
 */
export const activateSlot = defineCall('GET', '/api/wallet/activate/{slotCode}', {
  commandKind: 'activation',
  kind: 'command',
  response: done,
  codes: ['SLOT_ALREADY_ACTIVE', 'SLOT_ACTIVATE_FAIL', 'NO_GAME'],
});

/**
 * Returns the user name and the password of a game account.
 *
 * Sent: When the member opens a game.
 */
export const getSlotAccount = defineCall('GET', '/api/wallet/account/{slotCode}', {
  response: credentialsSchema,
  codes: ['SLOT_NO_ACCOUNT', 'NO_GAME'],
});

/**
 * Gives a game account a new password.
 *
 * Sent: After the member has confirmed it.
 */
export const resetSlotPassword = defineCall('GET', '/api/wallet/resetpassword/{slotCode}', {
  commandKind: 'gamePassword',
  kind: 'command',
  response: done,
  codes: ['SLOT_NO_ACCOUNT', 'SLOT_RESET_PASSWORD_FAIL', 'NO_GAME'],
});

/**
 * Announces a bank transfer.
 *
 * Sent: No screen sends it today. It adds an entry in progress and moves no money.
 */
export const addMoney = defineCall('POST', '/api/wallet/add', {
  money: true,
  request: v.object({ amount: baht }),
  response: done,
  codes: ['TRANSFER_MINIMUM', 'NO_WALLET'],
});

const transferCodes = [
  'TRANSFER_MINIMUM',
  'MONEY_NOT_ENOUGH',
  'TRANSFER_FAIL',
  'NO_WALLET',
  'NO_GAME',
  'SLOT_NO_ACCOUNT',
  'BONUS_CONDITION',
] as const;

/**
 * Moves money between the main wallet and a game, or between games.
 *
 * `from` and `to` are each `WALLET` or the code of a game account.
 *
 * Sent: When the member sends the form. `MONEY_NOT_ENOUGH` reads the wallet again.
 */
export const transfer = defineCall('POST', '/api/wallet/transfer', {
  commandKind: 'transfer',
  money: true,
  request: v.object({ from: v.string(), to: v.string(), amount: baht }),
  response: done,
  codes: transferCodes,
});

/**
 * Moves all money into a game.
 *
 * The money comes from the main wallet and from all other active game accounts. `to` is the code of the game.
 *
 * Sent: After the member has confirmed it in the dialog of a game.
 */
export const transferAll = defineCall('POST', '/api/wallet/transferAll', {
  commandKind: 'transferAll',
  money: true,
  request: v.object({ to: v.string() }),
  response: done,
  codes: transferCodes,
});

const withdrawCodes = [
  'MONEY_NOT_ENOUGH',
  'TRANSFER_MINIMUM',
  'TRANSFER_FAIL',
  'NO_BANK',
  'NO_WALLET',
  'BONUS_CONDITION',
] as const;

/**
 * Pays money out to the member’s bank account.
 *
 * Sent: No screen sends it today; it works as `withdrawAll`.
 */
export const withdraw = defineCall('POST', '/api/wallet/withdraw', {
  commandKind: 'withdraw',
  money: true,
  request: v.object({ amount: baht }),
  response: done,
  codes: withdrawCodes,
});

/**
 * Pays money out to the member’s bank account.
 *
 * Withdraws `amount` baht from the main wallet. The withdraw modal sends this call instead of `withdraw`.
 *
 * Sent: When the member sends the form, which has no further question. A refusal is a dialog; the amount stays in the
 * form.
 */
export const withdrawAll = defineCall('POST', '/api/wallet/withdrawAll', {
  commandKind: 'withdraw',
  money: true,
  request: v.object({ amount: baht }),
  response: done,
  codes: withdrawCodes,
});

/**
 * Sends a slip of a bank transfer.
 *
 * Sent: When the member has chosen a picture, at most 10 MB, inside the window of `getSlipWindow`.
 */
export const uploadSlip = defineCall('POST', '/api/wallet/slip', {
  commandKind: 'slip',
  money: true,
  multipart: true,
  request: v.object({ file: v.file() }),
  response: done,
  codes: ['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE'],
});

/**
 * Redeems a TrueMoney gift link.
 *
 * `link` is the gift link and the name of the wallet account, encrypted together.
 *
 * Sent: When the member sends the link. `link` is encrypted: AES of the link, `::` and `walletAccountName`, with the
 * key of the build.
 */
export const sendTruelink = defineCall('POST', '/api/wallet/truelink', {
  commandKind: 'gift',
  money: true,
  request: v.object({ link: v.string() }),
  response: done,
  codes: ['TRUELINK_DUPLICATE', 'TRUELINK_INVALID', 'NO_WALLET'],
});
