/** Settings of the site: the operator's switches in the back office, and the behaviour of the network. */
export interface SiteConfig {
  market: 'th' | 'la';
  /** Language of the operator's texts. Default: the market's language. */
  language: 'th' | 'la' | 'en';
  /** false: calls return 410 `gone`, except those that also work on a closed site (http/dispatch.ts). */
  isActive: boolean;
  registerOTP: boolean;
  enableChatWidget: boolean;
  isManual: boolean;
  hasDepositAccounts: boolean;
  hasBanners: boolean;
  /** In satang. */
  withdrawMin: number;
  withdrawMax: number;
  withdrawOpen: boolean;
  refundOpen: boolean;
  inviteOpen: boolean;
  /** Daily window without slip uploads, in Asia/Bangkok, "HH:mm". */
  slipClosedFrom: string;
  slipClosedTo: string;
  /** Lists of slips, refunds and friends do not report their total. The statement still does. */
  hasNoTotals: boolean;
  /** Conditions, agreements, the notice and the contact text are several times as long as usual. */
  longTexts: boolean;
  /** Delay of every response, in real ms. */
  latencyMs: number;
  /** false: ignores idempotency keys, so a command is carried out as often as it arrives. */
  honoursIdempotencyKeys: boolean;
  /** Every call of the contract returns 500. The admin API still works. */
  failing: boolean;
}

export const defaultSiteConfig: SiteConfig = {
  market: 'th',
  language: 'th',
  isActive: true,
  registerOTP: true,
  enableChatWidget: true,
  isManual: false,
  hasDepositAccounts: true,
  hasBanners: true,
  withdrawMin: 100_00,
  withdrawMax: 200_000_00,
  withdrawOpen: true,
  refundOpen: true,
  inviteOpen: true,
  slipClosedFrom: '23:30',
  slipClosedTo: '00:30',
  hasNoTotals: false,
  longTexts: false,
  latencyMs: 0,
  honoursIdempotencyKeys: true,
  failing: false,
};
