import * as v from 'valibot';
import { serverNow } from '@/api/client/serverTime';
import { finiteNumber, memberRecords } from './memberRecords';
import { periods } from './periods';

const budgetSchema = v.object({ satang: finiteNumber, period: v.picklist(periods) });
const lenient = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined);
const recordSchema = v.object({
  budget: lenient(budgetSchema),
  /** A future change of the budget. Without `budget`, the change removes the budget. */
  change: lenient(v.object({ at: finiteNumber, budget: v.optional(budgetSchema) })),
  /** The budget reminder that was last dismissed. */
  putAside: lenient(v.string()),
  breakUntil: lenient(finiteNumber),
});
/** A member's settings on this device. Times are in ms by the server's clock. */
export type ActivityRecord = Readonly<v.InferOutput<typeof recordSchema>>;

const emptyRecord: ActivityRecord = {};

const isOnBreak = ({ breakUntil = 0 }: ActivityRecord, now: number) => breakUntil > now;

/** The members' settings on this device. A record with a running break is never dropped. */
const activityRecords = memberRecords<ActivityRecord>({
  name: 'play',
  schema: recordSchema,
  empty: emptyRecord,
  isKept: isOnBreak,
});
export const { getRecord, update: updateRecord, subscribe: onRecords, useRecord } = activityRecords;

/** Returns true while a member's break runs on this device. */
export const useIsOnBreak = (memberId: string): boolean => isOnBreak(useRecord(memberId), serverNow());

/** Returns true if any member's break runs on this device. */
export const hasRunningBreak = (now: number): boolean => activityRecords.all().some((record) => isOnBreak(record, now));
