/** What members want and can be left without an answer to; each can be found out by what it changes. */
export type IntentKind =
  | 'transfer'
  | 'transferAll'
  | 'withdraw'
  | 'announce'
  | 'gift'
  | 'slip'
  | 'qr'
  | 'invite'
  | 'refund'
  | 'refundToWallet'
  | 'bonus'
  | 'bonusClear'
  | 'promotion'
  | 'spin'
  | 'claim'
  | 'activation'
  | 'gamePassword';

/** How something stood: coins and the main wallet's satang, or what stands for a password (`standFor`). */
export interface Before {
  readonly coins?: number;
  readonly satang?: number;
  readonly password?: string;
}

/**
 * What a member wants of the backend: a call, its filled path and its body, in this session. It has one key, however
 * often it is sent, until something definite has come back. Of the body it holds what finding out needs, nothing else.
 */
export interface Intent {
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly kind: IntentKind;
  /** Path parameters, the ends of a transfer, a coupon: by their names in the call. */
  readonly about: Readonly<Record<string, string>>;
  /** The amount that was sent, in satang. */
  readonly satang?: number;
  /** When it was first sent, by the server's clock as far as it was known then. */
  readonly sentAt: number;
  /** When it was first and last sent, by the phone's clock. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** How often it was sent. */
  readonly tries: number;
  /** How what it changes stood before, as whoever sent it has told. */
  readonly before?: Before;
}
