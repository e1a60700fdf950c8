/** How the site is set up: what its owner would switch in an office, and how its line behaves. */
export interface SiteConfig {
  market: 'th' | 'la';
  /** Language of the texts that its owner writes; the market's by default. */
  language: 'th' | 'la' | 'en';
  /** false: every call that needs the site answers 410 `gone`. */
  isActive: boolean;
  registerOTP: boolean;
  enableChatWidget: boolean;
  isManual: boolean;
  hasDepositAccounts: boolean;
  hasBanners: boolean;
  /** Satang. */
  withdrawMin: number;
  withdrawMax: number;
  withdrawOpen: boolean;
  refundOpen: boolean;
  inviteOpen: boolean;
  /** Daily closing window of slip uploads, Asia/Bangkok, "HH:mm". */
  slipClosedFrom: string;
  slipClosedTo: string;
  /** Lists in pages do not say how many rows there are. */
  hasNoTotals: boolean;
  /** Texts from the server are several times as long as usual. */
  longTexts: boolean;
  /** Added to every answer, in real milliseconds. */
  latencyMs: number;
  /** false: an `Idempotency-Key` is passed over, a command is done as often as it arrives. */
  honoursIdempotencyKeys: boolean;
  /** Every call but the control ones answers 500. */
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
