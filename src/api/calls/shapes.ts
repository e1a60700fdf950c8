import * as v from 'valibot';
import { headerValue } from '@/lib/headerValue';

/**
 * Shapes shared by several calls. Schemas are strict, for contract tests and the mock; the app reads answers leniently
 * by the same schemas (read.ts). In a picklist the last option is the one an unlisted value is read as.
 */

/** Amount in baht on the wire, at most 2 decimals (kip follow the same rule). May be negative in answers. */
export const baht = v.pipe(
  v.number(),
  v.finite(),
  v.check((amount) => Math.round(amount * 100) / 100 === amount, 'at most 2 decimals'),
);
/** Coins, totals, seconds: whole, not negative. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A percent or a ratio: any finite number. */
export const rate = v.pipe(v.number(), v.finite());
/** A text without which the answer is of no use: when it is missing the whole answer counts as malformed. */
export const essential = v.pipe(v.string(), v.nonEmpty());
/** The same, and it can go out in a header: a token that holds anything else is none. */
export const essentialInHeader = v.pipe(v.string(), v.nonEmpty(), v.regex(headerValue));
/** ISO 8601 UTC. */
export const isoDate = v.pipe(v.string(), v.isoTimestamp());
/** HTML written by the server; never trusted, shown through the sanitiser only. */
export const html = v.string();
/** What most commands answer. */
export const done = v.object({ success: v.literal(true), message: v.optional(v.string()) });
/** Commands that answer a text for the member; `''` when there is none. */
export const messageOnly = v.object({ message: v.string() });

/** Body of every paged list. `page` starts at 1. */
export const pageRequest = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});

/** A banner: `image` is an address, `html` a text under it; either may be empty. */
export const bannerSchema = v.object({ image: v.string(), html });
export type Banner = v.InferOutput<typeof bannerSchema>;
