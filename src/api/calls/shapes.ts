import * as v from 'valibot';
import { headerValue } from '@/lib/headerValue';

/**
 * Shapes that several calls share. Contract tests and the mock check the schemas strictly. The app reads responses
 * leniently with the same schemas (read.ts). In a picklist, it reads an unlisted value as the last option.
 */

/** An amount in baht as the API sends it, with at most 2 decimals. Responses may have negative amounts. */
export const baht = v.pipe(
  v.number(),
  v.finite(),
  v.check((amount) => Math.round(amount * 100) / 100 === amount, 'at most 2 decimals'),
);
/** An integer of at least 0, such as a number of coins, rows or seconds. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A percentage or a ratio: any finite number. */
export const rate = v.pipe(v.number(), v.finite());
/** A text without which the response is useless. If it is missing, the response counts as malformed. */
export const essential = v.pipe(v.string(), v.nonEmpty());
/** An `essential` text that an HTTP header can hold. A token with any other character counts as missing. */
export const essentialInHeader = v.pipe(v.string(), v.nonEmpty(), v.regex(headerValue));
/** An ISO 8601 timestamp. */
export const isoDate = v.pipe(v.string(), v.isoTimestamp());
/** HTML from the server. It is untrusted, so it is shown only through the sanitiser. */
export const html = v.string();
/** The response of commands that return no data. */
export const done = v.object({
  /** True: the command was carried out. */
  success: v.literal(true),
  message: v.optional(v.string()),
});
/** The response of commands that return a text for the member. `message` is `''` if there is no text. */
export const messageOnly = v.object({ message: v.string() });

/** The largest number of rows on a page. */
export const maxPageSize = 100;
/** The body of a request for one page of a list. `page` counts from 1; `limit` is the number of rows on a page. */
export const pageRequest = v.object({
  /** Number of the page, from 1. */
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Rows on a page. */
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPageSize)),
});
/**
 * The body of a request for the newest rows, as many as a page may have. Collecting the money of all games adds a
 * statement entry for each game, so a smaller page may miss the entry that the app looks for.
 */
export const newestPage = { page: 1, limit: maxPageSize } as const;

/** A banner. `image` is an address, and `html` a text below the image; either may be empty. */
export const bannerSchema = v.object({ image: v.string(), html });
export type BannerContent = v.InferOutput<typeof bannerSchema>;
