import { nullable, primaryKey } from '@mswjs/data';
import type { Conversation } from '@/api/calls/chat';

const _id = primaryKey(String);

/** Returns a field with a fixed set of values. The first is the initial value. */
const choice =
  <V extends string>(first: V, ..._others: V[]) =>
  () =>
    first;

/**
 * The models of @mswjs/data, one for each table. Each field has a function that returns its initial value. Amounts are
 * in whole satang, times in ms of the mock's clock. rows.ts derives the types of the rows.
 */
export const models = {
  member: {
    _id,
    username: String,
    password: String,
    name: String,
    createdAt: Number,
    coin: Number,
    isActive: () => true,
    sourceCode: String,
    currency: () => 'BAHT',
    /** Member id of the inviter. */
    invitedBy: nullable<string>(() => null),
    bankCode: String,
    bankAccountName: String,
    bankAccountNo: String,
  },
  session: { _id, member: String, issuedAt: Number },
  /**
   * The stored response to a command with an idempotency key, found by member and key. A snapshot of a command that is
   * still in flight contains the initial `status` and `body`.
   */
  answered: {
    _id,
    at: Number,
    /** The call's name and a digest of its path parameters and body. */
    fingerprint: String,
    status: () => 500,
    /** The body as JSON text. */
    body: () => '{"message":"INTERNAL_SERVER_ERROR"}',
  },
  bank: { _id, nameTH: String, nameEN: String },
  source: { _id, description: String },
  depositBank: {
    _id,
    bankCode: String,
    bankType: () => 'BANK',
    mode: () => 'AUTO',
    nameTH: String,
    nameEN: String,
    bankAccountName: String,
    bankAccountNo: String,
    currency: () => 'BAHT',
  },
  depositWallet: { _id, mode: () => 'LINK', walletAccountName: String },
  game: {
    /** The provider's code. */
    _id,
    name: String,
    logo: String,
    background: String,
    category: choice('slot', 'sport', 'lotto'),
    ftWalletSlot: () => 1,
    web: nullable<string>(() => null),
    android: nullable<string>(() => null),
    ios: nullable<string>(() => null),
    /** Faults of `activate`, `resetpassword` and transfers at this provider. */
    health: choice('fine', 'activate fails', 'reset fails', 'transfer fails'),
  },
  gameAccount: {
    _id,
    member: String,
    code: String,
    isActive: Boolean,
    username: String,
    password: String,
    /** The end of the play session, in ms; 0 if no round is scheduled. */
    playingUntil: Number,
  },
  play: { _id, member: String, code: String, stake: Number, won: Number, at: Number },
  qr: {
    _id,
    member: String,
    bankCode: String,
    amount: Number,
    qrcode: String,
    createdAt: Number,
    expiresAt: Number,
    status: choice('live', 'paid', 'cancelled', 'expired'),
    statement: String,
  },
  slip: {
    _id,
    member: String,
    createdAt: Number,
    amount: Number,
    status: choice('PROCESSING', 'SUCCESS', 'FAILED'),
    note: String,
    link: String,
    reference: String,
    /** Digest of the file, to refuse a second upload. */
    digest: String,
    /** The amount in satang that the check reads from the slip. */
    reading: Number,
    /** The result of the check: a reason code, or '' for a valid slip. */
    slipResult: String,
  },
  giftLink: {
    /** The voucher in the link's `v` parameter. */
    _id,
    member: String,
    amount: Number,
    statement: String,
  },
  statement: {
    _id,
    member: String,
    statementType: choice('transfer', 'deposit', 'bonus', 'finish_bonus', 'withdraw'),
    status: choice('PROCESSING', 'SUCCESS', 'FAILED'),
    from: String,
    to: String,
    amount: Number,
    createdAt: Number,
    /** The time in ms when a deposit was paid; 0 until then. */
    paidAt: Number,
    referenceKind: nullable<'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw'>(() => null),
    referenceDescription: String,
  },
  otp: {
    /** The `otpToken` of the wire. */
    _id,
    phone: String,
    otpRef: String,
    sentAt: Number,
    expiresAt: Number,
    failures: Number,
    verified: Boolean,
  },
  phone: {
    /** The phone number. A phone without a member can have a row too. */
    _id,
    verifiedUntil: Number,
    /** The phone receives no codes until this time, in ms. */
    blockedUntil: Number,
    lastSentAt: Number,
    loginFailures: Number,
    loginBlockedUntil: Number,
  },
  banner: {
    _id,
    place: choice('invite', 'refund', 'bonus'),
    /** Bonus code, for place `bonus`. */
    owner: String,
    image: String,
    html: String,
  },
  bonus: {
    /** The bonus code. */
    _id,
    name: String,
    type: choice('limit', 'day', 'week'),
    maxReceived: () => 1,
    percentFail: Number,
    /** The bonus is this percentage of the main wallet's balance, at most `most` satang. */
    percent: Number,
    most: Number,
    /** The minimum balance of the main wallet, in satang. */
    minimum: Number,
    /** Required turnover = (wallet + bonus) x this factor. */
    turnover: () => 1,
    /** Maximum number of claims by all members; 0 = unlimited. */
    places: Number,
  },
  userBonus: {
    _id,
    member: String,
    /** Bonus or promotion code. */
    code: String,
    kind: choice('bonus', 'promotion'),
    type: String,
    isActive: () => true,
    amount: Number,
    turnoverNeeded: Number,
    turnoverDone: Number,
    percentFail: Number,
    createdAt: Number,
    updatedAt: Number,
  },
  promotion: {
    /** The promotion code, in upper case. */
    _id,
    description: String,
    percentFail: Number,
    amount: Number,
    turnover: () => 1,
    isOpen: () => true,
  },
  invite: {
    _id,
    /** Member id of the inviter. */
    member: String,
    /** Member id of the friend. */
    invitee: String,
    fromName: String,
    amount: Number,
    createdAt: Number,
    received: Boolean,
  },
  refund: {
    _id,
    member: String,
    refundAmount: Number,
    createdAt: Number,
    /** `received`: the money is in the refund account until it is added to the wallet. */
    status: choice('received', 'added'),
  },
  wheel: { _id, name: String, isActive: () => true },
  slice: {
    /** The slice code. */
    _id,
    wheel: String,
    label: String,
    bgColor: String,
    textColor: String,
    htmlDescription: String,
    weight: () => 1,
    prize: choice('none', 'coupon', 'coin'),
    /** In satang for a coupon; a number of coins for `coin`. */
    amount: Number,
  },
  coupon: {
    _id,
    member: String,
    slice: String,
    name: String,
    amount: Number,
    createdAt: Number,
    expiresAt: Number,
    status: choice('open', 'claimed', 'expired'),
  },
  chat: {
    _id,
    /** `user:` with the member's id, or `guest:` with the guest's id. */
    room: String,
    /** The conversation object as on the wire. */
    conversation: (): Conversation => ({ sender: '', message: { message_type: 'unknown' }, createdAt: '' }),
    createdAt: Number,
    read: Boolean,
  },
  upload: {
    /** The path of the file. */
    _id,
    contentType: String,
    /** The content in Base64, because a snapshot stores files as JSON. */
    content: String,
  },
};

export type Models = typeof models;

/**
 * The tables that grow with a member's history, or that every entry of it reads. Each has an index (rowIndex.ts), with
 * the fields by which rules list its rows. The other tables are small: queries of @mswjs/data find their rows.
 */
export const indexes = {
  member: ['username', 'invitedBy'],
  answered: [],
  play: ['member'],
  slip: ['member', 'reference', 'digest'],
  statement: ['member'],
  userBonus: ['member', 'code'],
  invite: ['member', 'invitee'],
  refund: ['member'],
  coupon: ['member'],
  chat: ['room'],
} satisfies { [M in keyof Models]?: readonly (keyof Models[M])[] };
