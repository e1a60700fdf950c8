import type { RefundCheck } from '@/api/calls/refund';

/** The steps of a refund: receive it, transfer it to the main wallet, transferred. */
export const refundSteps = ['receive', 'move', 'moved'] as const;
export type RefundStep = (typeof refundSteps)[number];

/** What this visit of the modal has seen itself; nothing of it is stored. */
export interface SeenRefund {
  /** Baht: received in this visit and not yet transferred. */
  readonly received?: number;
  /** Baht: transferred in this visit. */
  readonly moved?: number;
}

/**
 * Returns the step to offer. An amount without a `result` was received earlier, perhaps on another phone, or is not due
 * yet: a check cannot tell which, so the transfer is offered and the server decides.
 */
export function refundStep({ result, refundAmount }: RefundCheck, { received, moved }: SeenRefund): RefundStep {
  if (received !== undefined) return 'move';
  if (result) return 'receive';
  if (moved !== undefined) return 'moved';
  return refundAmount > 0 ? 'move' : 'receive';
}
