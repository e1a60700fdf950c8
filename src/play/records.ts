import { storageKeys } from '@/device/storage';
import type { Budget, BudgetChange } from './budget';
import { memberRecords } from './memberRecords';

/** What a member has set on this device. Times are in milliseconds by the server's clock. */
export interface PlayRecord {
  readonly budget?: Budget;
  /** Another budget, or none, that counts from a later time on. */
  readonly change?: BudgetChange;
  /** The reminder of the budget that was put aside last. */
  readonly putAside?: string;
  /** Minutes between two reminders of the time; none while it is off. */
  readonly remindEvery?: number;
  readonly breakUntil?: number;
}

export const emptyRecord: PlayRecord = {};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isBudget = (value: unknown): value is Budget =>
  isObject(value) && isNumber(value.satang) && ['day', 'week', 'month'].includes(value.period as string);

/** What was kept may be nonsense: whatever of it is not what it should be is left out. */
function readRecord(value: unknown): PlayRecord {
  if (!isObject(value)) return emptyRecord;
  const { budget, change, putAside, remindEvery, breakUntil } = value;
  const isChange = isObject(change) && isNumber(change.at) && (change.budget === undefined || isBudget(change.budget));
  return {
    ...(isBudget(budget) && { budget }),
    ...(isChange && { change: change as unknown as BudgetChange }),
    ...(typeof putAside === 'string' && { putAside }),
    ...(isNumber(remindEvery) && { remindEvery }),
    ...(isNumber(breakUntil) && { breakUntil }),
  };
}

const isOnBreak = ({ breakUntil = 0 }: PlayRecord, now: number) => breakUntil > now;

/** What members have set on this device. A record with a running break is never dropped. */
export const playRecords = memberRecords<PlayRecord>({
  key: storageKeys.play,
  read: readRecord,
  empty: emptyRecord,
  isKept: isOnBreak,
});
export const { of: recordOf, update: updateRecord, subscribe: onRecords, useRecord } = playRecords;

/** Whether the break of anybody runs on this device. */
export const hasRunningBreak = (now: number): boolean => playRecords.all().some((record) => isOnBreak(record, now));
