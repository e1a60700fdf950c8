import type { RefundCheck } from '@/api/refund';
import { localStore, storageKeys } from '@/device/storage';

/** Where a refund is: to be received, received and to be moved into the main wallet, moved. */
export const refundSteps = ['receive', 'move', 'moved'] as const;
export type RefundStep = (typeof refundSteps)[number];

/** A refund that waits to be moved, as this device knows it. */
export interface ReceivedRefund {
  /** Baht. */
  amount: number;
  /** The answer to receiving it was lost: only a check that has nothing to receive any more says that it is received. */
  isUnsure?: true;
}

const isReceived = (value: unknown): value is ReceivedRefund =>
  typeof value === 'object' && value !== null && typeof (value as ReceivedRefund).amount === 'number';

function stored(): Record<string, unknown> {
  try {
    const record: unknown = JSON.parse(localStore.get(storageKeys.receivedRefunds) ?? '{}');
    return typeof record === 'object' && record !== null ? { ...record } : {};
  } catch {
    return {};
  }
}

/** What this member has received and not yet moved. Kept by member: phones are shared. */
export function receivedRefund(memberId: string): ReceivedRefund | undefined {
  const record = stored();
  const received = Object.hasOwn(record, memberId) ? record[memberId] : undefined;
  return isReceived(received) ? received : undefined;
}

/** Keeps it beyond the visit; `undefined` forgets it. */
export function keepReceivedRefund(memberId: string, received: ReceivedRefund | undefined): void {
  const { [memberId]: _old, ...others } = stored();
  localStore.set(storageKeys.receivedRefunds, JSON.stringify(received ? { ...others, [memberId]: received } : others));
}

/**
 * The step that is next. What this device knows to be received is to be moved, whatever a check says: it may have nothing
 * to receive any more. Without such knowledge nothing is taken for received: an amount of which nothing can be received
 * may be one that is not due yet.
 */
export function refundStep(
  { result }: RefundCheck,
  received: ReceivedRefund | undefined,
  isMoved: boolean,
): RefundStep {
  if (received && !(received.isUnsure && result)) return 'move';
  return isMoved && !result ? 'moved' : 'receive';
}
