import * as v from 'valibot';
import { memberRecords, time } from './memberRecords';

const timeSchema = v.object({
  /** The member has turned counting on. */
  isCounted: v.optional(v.boolean()),
  days: v.array(v.object({ day: time, app: time, games: time })),
  /** A game was opened at that time, and the member has not come back. */
  gameSince: v.optional(time),
  /** Time since the last reminder, while the member wants to be reminded. */
  sinceReminder: v.optional(time),
});
/** Time of play of one member on this device, in milliseconds by the server's clock. */
export type TimeRecord = v.InferOutput<typeof timeSchema>;

const noTime: TimeRecord = { days: [] };

/** Stored only for members who turned it on; ends with logging out. */
export const timeRecords = memberRecords<TimeRecord>({
  name: 'playTime',
  schema: timeSchema,
  empty: noTime,
});
export const { of: timeOf, update: updateTime, useRecord: useTime } = timeRecords;

/** Turns counting on, or off: then everything that was counted is deleted. */
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

/** Starts the time to the next reminder, or ends it where none is wanted. */
export const restartReminder = (memberId: string, isWanted: boolean, now: number): void =>
  updateTime(
    memberId,
    ({ sinceReminder: _old, ...record }) => {
      if (isWanted) return { ...record, sinceReminder: 0 };
      return record.isCounted ? record : undefined;
    },
    now,
  );
