import type { ResponseOf } from '@/api/calls/call';
import type { getStatements, StatementEntry } from '@/api/calls/statement';

/** Number of concurrent requests after the first page. */
const concurrency = 3;
/** Maximum number of attempts for a statement that grows while it is read. */
const maxTries = 4;
/** The maximum number of pages, because a faulty server may never end the list. */
const maxPages = 1000;

type Page = ResponseOf<typeof getStatements>;

/** The part of a member's statement that has been read, newest first. */
export interface History {
  readonly pages: readonly Page[];
  /** True if the whole statement, or `maxPages` pages of it, has been read. */
  readonly isComplete: boolean;
}
export const unread: History = { pages: [], isComplete: false };

export const getEntries = ({ pages }: History): StatementEntry[] => pages.flatMap(({ statements }) => statements);

/** Returns the total number of entries according to the server; NaN before the first response. */
export const getEntryCount = ({ pages }: History): number => pages[0]?.total ?? Number.NaN;

/** Returns the time of the oldest entry that has been read, in ms; infinite before the first entry. */
export function getReach({ pages }: History): number {
  for (const { statements } of pages.toReversed()) {
    const dates = statements.map(({ createdAt }) => Date.parse(createdAt)).filter(Number.isFinite);
    if (dates.length > 0) return Math.min(...dates);
  }
  return Number.POSITIVE_INFINITY;
}

function isLast(pages: readonly Page[]): boolean {
  const size = pages[0]?.statements.length ?? 0;
  const last = pages.at(-1)?.statements.length ?? 0;
  const total = pages[0]?.total ?? Number.NaN;
  // A server may return smaller pages than requested, so the first page determines the size.
  return last === 0 || last < size || pages.length * size >= total || pages.length >= maxPages;
}

/** Returns true if every entry since `from` has been read. */
export const reaches = (history: History, from: number): boolean => history.isComplete || getReach(history) < from;

/**
 * Reads the statement back to `from` (ms), starting at the end of `knownHistory`. Calls `onRead` after each step. A new
 * entry shifts all others, so reading starts again if the total changes. Rejects if a read fails or the total keeps
 * changing.
 */
export async function readBack(
  from: number,
  knownHistory: History,
  ask: (page: number) => Promise<Page>,
  onRead: (history: History) => void,
): Promise<History> {
  let history = knownHistory;
  for (let tries = 1; !reaches(history, from); ) {
    const { pages } = history;
    const { total = Number.NaN, statements } = pages[0] ?? { statements: [] };
    const remainingPages = pages.length === 0 ? 1 : Math.ceil(total / statements.length) - pages.length;
    const count = Math.min(concurrency, remainingPages || 1);
    const responses = await Promise.all(Array.from({ length: count }, (_, index) => ask(pages.length + index + 1)));
    if (pages.length > 0 && responses.some((response) => !Object.is(response.total, total))) {
      if (tries >= maxTries) throw new Error('the statement grows while it is read');
      tries += 1;
      history = unread;
      continue;
    }
    const allPages = [...pages, ...responses];
    history = { pages: allPages, isComplete: isLast(allPages) };
    onRead(history);
  }
  return history;
}
