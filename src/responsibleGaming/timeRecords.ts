import * as v from 'valibot';
import { memberRecords, time } from './memberRecords';

const timeSchema = v.object({
  /** True if the member has enabled counting. */
  isCounted: v.optional(v.boolean()),
  days: v.array(v.object({ day: time, app: time, games: time })),
  /** When the member left for a game, in ms by the device's clock. Undefined once they have returned. */
  gameSince: v.optional(time),
  /** Counted time since the last reminder, in ms. Absent while reminders are off. */
  sinceReminder: v.optional(time),
});
/** A member's counted time on this device. `days` uses the server's clock. */
export type TimeRecord = v.InferOutput<typeof timeSchema>;

const noTime: TimeRecord = { days: [] };

/** The members' counted time. Stored only for members who enabled counting or reminders, and deleted at logout. */
export const timeRecords = memberRecords<TimeRecord>({
  name: 'playTime',
  schema: timeSchema,
  empty: noTime,
});
export const { of: timeOf, update: updateTime, useRecord: useTime } = timeRecords;

/** Enables or disables counting; disabling deletes the counted time. */
export const setCounting = (memberId: string, isCounted: boolean, now: number): void =>
  updateTime(
    memberId,
    ({ sinceReminder }) => {
      const reminder = sinceReminder === undefined ? {} : { sinceReminder };
      if (isCounted) return { isCounted, days: [], ...reminder };
      return sinceReminder === undefined ? undefined : { days: [], ...reminder };
    },
    now,
  );

/** Restarts the time until the next reminder. If `isWanted` is false, removes this time, because reminders are off. */
export const restartReminder = (memberId: string, isWanted: boolean, now: number): void =>
  updateTime(
    memberId,
    ({ sinceReminder: _old, ...record }) => {
      if (isWanted) return { ...record, sinceReminder: 0 };
      return record.isCounted ? record : undefined;
    },
    now,
  );
