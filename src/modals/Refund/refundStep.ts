import type { RefundCheck } from '@/api/calls/refund';

/** The steps of a refund: receive it, transfer it to the main wallet, and done. */
export const refundSteps = ['receive', 'move', 'moved'] as const;
export type RefundStep = (typeof refundSteps)[number];

/** The amounts received and transferred since the modal opened, which are not stored. */
export interface RefundAmounts {
  /** The amount in baht that was received since the modal opened and is not transferred yet. */
  readonly received?: number;
  /** The amount in baht that was transferred since the modal opened. */
  readonly moved?: number;
}

/**
 * Returns the next step. An amount without a `result` was either received earlier, perhaps on another phone, or is not
 * due yet. The app cannot know which, so it offers the transfer and the server decides.
 */
export function getRefundStep({ result, refundAmount }: RefundCheck, { received, moved }: RefundAmounts): RefundStep {
  if (received !== undefined) return 'move';
  if (result) return 'receive';
  if (moved !== undefined) return 'moved';
  return refundAmount > 0 ? 'move' : 'receive';
}
