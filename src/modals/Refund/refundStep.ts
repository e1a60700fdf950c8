import type { RefundCheck } from '@/api/calls/refund';

/** The steps of a refund: receive it, transfer it to the main wallet, transferred. */
export const refundSteps = ['receive', 'move', 'moved'] as const;
export type RefundStep = (typeof refundSteps)[number];

/** State of this visit of the modal; it is not stored. */
export interface SeenRefund {
  /** Amount in baht that was received in this visit and is not yet transferred. */
  readonly received?: number;
  /** Amount in baht that was transferred in this visit. */
  readonly moved?: number;
}

/**
 * Returns the next step. An amount without a `result` was received earlier, perhaps on another phone, or is not due
 * yet. A check cannot tell which, so the transfer is offered and the server decides.
 */
export function refundStep({ result, refundAmount }: RefundCheck, { received, moved }: SeenRefund): RefundStep {
  if (received !== undefined) return 'move';
  if (result) return 'receive';
  if (moved !== undefined) return 'moved';
  return refundAmount > 0 ? 'move' : 'receive';
}
