import * as v from 'valibot';

/** Amount in baht on the wire, at most 2 decimals (kip or point counts use the same rule). */
export const baht = v.pipe(v.number(), v.finite());
/** ISO 8601 UTC. */
export const isoDate = v.pipe(v.string(), v.isoTimestamp());
/** What most commands answer. */
export const done = v.object({ success: v.literal(true), message: v.optional(v.string()) });
/** Commands that answer a text for the member. */
export const messageOnly = v.object({ message: v.string() });
/** Body of every paged list. `page` starts at 1. */
export const pageRequest = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});
