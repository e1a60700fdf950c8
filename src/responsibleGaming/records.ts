import * as v from 'valibot';
import { periods } from './budget';
import { memberRecords, time } from './memberRecords';

const budgetSchema = v.object({ satang: time, period: v.picklist(periods) });
const lenient = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined);
const recordSchema = v.object({
  budget: lenient(budgetSchema),
  /** Another budget, or none, that counts from a later time on. */
  change: lenient(v.object({ at: time, budget: v.optional(budgetSchema) })),
  /** The reminder of the budget that was put aside last. */
  putAside: lenient(v.string()),
  /** Minutes between two reminders of the time; absent while they are off. */
  remindEvery: lenient(time),
  breakUntil: lenient(time),
});
/** What a member has set on this device. Times are in milliseconds by the server's clock. */
export type PlayRecord = Readonly<v.InferOutput<typeof recordSchema>>;

export const emptyRecord: PlayRecord = {};

const isOnBreak = ({ breakUntil = 0 }: PlayRecord, now: number) => breakUntil > now;

/** What members have set on this device. A record with a running break is never dropped. */
export const playRecords = memberRecords<PlayRecord>({
  name: 'play',
  schema: recordSchema,
  empty: emptyRecord,
  isKept: isOnBreak,
});
export const { of: recordOf, update: updateRecord, subscribe: onRecords, useRecord } = playRecords;

/** Whether the break of anybody runs on this device. */
export const hasRunningBreak = (now: number): boolean => playRecords.all().some((record) => isOnBreak(record, now));
