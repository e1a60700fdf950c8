import { serverNow } from '@/api/client/serverTime';
import { useRecord } from './records';

/** Returns true while a member's break runs on this device. */
export const useIsOnBreak = (memberId: string): boolean => (useRecord(memberId).breakUntil ?? 0) > serverNow();
