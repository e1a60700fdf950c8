/** The rows of each table. Amounts are whole satang, times are ms of the mock's clock. */

export interface MemberRow {
  _id: string;
  username: string;
  password: string;
  name: string;
  createdAt: number;
  coin: number;
  isActive: boolean;
  sourceCode: string;
  currency: string;
  /** Member id of the inviter. */
  invitedBy: string | null;
  bankCode: string;
  bankAccountName: string;
  bankAccountNo: string;
}

export interface SessionRow {
  _id: string;
  member: string;
  issuedAt: number;
}

/** The stored response to a command with an idempotency key, found by member and key. */
export interface StoredResponseRow {
  _id: string;
  at: number;
  /** Method, path and a digest of the body. */
  asked: string;
  status: number;
  /** JSON. */
  body: string;
}

export interface BankRow {
  _id: string;
  nameTH: string;
  nameEN: string;
}

export interface SourceRow {
  _id: string;
  description: string;
}

export interface DepositBankRow {
  _id: string;
  bankCode: string;
  bankType: string;
  mode: string;
  nameTH: string;
  nameEN: string;
  bankAccountName: string;
  bankAccountNo: string;
  currency: string;
}

export interface DepositWalletRow {
  _id: string;
  mode: string;
  walletAccountName: string;
}

export type GameCategory = 'slot' | 'sport' | 'lotto';

export interface GameRow {
  /** The provider's code. */
  _id: string;
  name: string;
  logo: string;
  background: string;
  category: GameCategory;
  ftWalletSlot: number;
  web: string | null;
  android: string | null;
  ios: string | null;
  /** Faults of `activate`, `resetpassword` and transfers at this provider. */
  health: 'fine' | 'activate fails' | 'reset fails' | 'transfer fails';
}

export interface GameAccountRow {
  _id: string;
  member: string;
  code: string;
  isActive: boolean;
  username: string;
  password: string;
  /** The end of the play session; 0 when the member does not play. */
  playingUntil: number;
}

export interface PlayRow {
  _id: string;
  member: string;
  code: string;
  stake: number;
  won: number;
  at: number;
}

export interface QrRow {
  _id: string;
  member: string;
  bankCode: string;
  amount: number;
  qrcode: string;
  createdAt: number;
  expiresAt: number;
  status: 'live' | 'paid' | 'cancelled' | 'expired';
  statement: string;
}

export interface SlipRow {
  _id: string;
  member: string;
  createdAt: number;
  amount: number;
  status: 'PROCESSING' | 'SUCCESS' | 'FAILED';
  note: string;
  link: string;
  reference: string;
  /** Digest of the file, to refuse a second upload. */
  digest: string;
  /** The amount that the check reads from the slip. */
  reading: number;
  /** The result of the check: a reason code, or '' for a valid slip. */
  slipResult: string;
}

export interface GiftLinkRow {
  /** The voucher in the link's `v` parameter. */
  _id: string;
  member: string;
  amount: number;
  statement: string;
}

export interface StatementRow {
  _id: string;
  member: string;
  statementType: 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer';
  status: 'PROCESSING' | 'SUCCESS' | 'FAILED';
  from: string;
  to: string;
  amount: number;
  createdAt: number;
  /** The time of the payment of a deposit; 0 until it is paid. */
  paidAt: number;
  referenceKind: 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw' | null;
  referenceDescription: string;
}

export interface OtpRow {
  /** The otpToken. */
  _id: string;
  phone: string;
  otpRef: string;
  sentAt: number;
  expiresAt: number;
  failures: number;
  verified: boolean;
}

export interface PhoneRow {
  /** The phone number. The row holds what is known about it, even before there is a member. */
  _id: string;
  verifiedUntil: number;
  /** The phone gets no codes until then. */
  blockedUntil: number;
  lastSentAt: number;
  loginFailures: number;
  loginBlockedUntil: number;
}

export interface BannerRow {
  _id: string;
  place: 'invite' | 'refund' | 'bonus';
  /** Bonus code, for place `bonus`. */
  owner: string;
  image: string;
  html: string;
}

export interface BonusRow {
  /** The bonus code. */
  _id: string;
  name: string;
  type: 'limit' | 'day' | 'week';
  maxReceived: number;
  percentFail: number;
  /** The bonus is this percentage of the wallet, at most `most` satang. */
  percent: number;
  most: number;
  /** The minimum balance of the wallet. */
  minimum: number;
  /** Required turnover = (wallet + bonus) x this factor. */
  turnover: number;
  /** Maximum number of members in total; 0 = unlimited. */
  places: number;
}

export interface UserBonusRow {
  _id: string;
  member: string;
  /** Bonus or promotion code. */
  code: string;
  kind: 'bonus' | 'promotion';
  type: string;
  isActive: boolean;
  amount: number;
  turnoverNeeded: number;
  turnoverDone: number;
  percentFail: number;
  createdAt: number;
  updatedAt: number;
}

export interface PromotionRow {
  /** Upper-case code. */
  _id: string;
  description: string;
  percentFail: number;
  amount: number;
  turnover: number;
  isOpen: boolean;
}

export interface InviteRow {
  _id: string;
  /** Member id of the inviter. */
  member: string;
  /** Member id of the friend. */
  invitee: string;
  fromName: string;
  amount: number;
  createdAt: number;
  received: boolean;
}

export interface RefundRow {
  _id: string;
  member: string;
  refundAmount: number;
  createdAt: number;
  /** `received`: the money is in the refund account until it is added to the wallet. */
  status: 'received' | 'added';
}

export interface WheelRow {
  _id: string;
  name: string;
  isActive: boolean;
}

export interface SliceRow {
  /** The slice code. */
  _id: string;
  wheel: string;
  label: string;
  bgColor: string;
  textColor: string;
  htmlDescription: string;
  weight: number;
  prize: 'none' | 'coupon' | 'coin';
  /** In satang for a coupon; a number of coins for `coin`. */
  amount: number;
}

export interface CouponRow {
  _id: string;
  member: string;
  slice: string;
  name: string;
  amount: number;
  createdAt: number;
  expiresAt: number;
  status: 'open' | 'claimed' | 'expired';
}

export interface ChatRow {
  _id: string;
  /** `member id` or `guest id`, without the prefix. */
  room: string;
  /** The conversation object as on the wire. */
  conversation: Record<string, unknown>;
  createdAt: number;
  read: boolean;
}

export interface UploadRow {
  /** The path of the file. */
  _id: string;
  contentType: string;
  /** Base64, so that a snapshot can hold it. */
  content: string;
}
