import type { ResponseOf } from '@/api/calls/call';
import type { getStatements, StatementEntry } from '@/api/calls/statement';

/** Entries of a page: the most that a page may have. */
export const historyPage = 100;
/** Pages asked for at a time, after the first. */
const concurrency = 3;
/** A statement that goes on growing while it is read is given up after so many tries. */
const mostTries = 4;
/** Beyond it a server that never ends is not asked any more. */
const mostPages = 1000;

type Page = ResponseOf<typeof getStatements>;

/** A member's statement as far as it has been read, newest first. */
export interface History {
  readonly pages: readonly Page[];
  /** Everything there is has been read. */
  readonly isWhole: boolean;
}
export const unread: History = { pages: [], isWhole: false };

export const entriesOf = ({ pages }: History): StatementEntry[] => pages.flatMap(({ statements }) => statements);

/** How many entries there are, as the server says; NaN before it has. */
export const totalOf = ({ pages }: History): number => pages[0]?.total ?? Number.NaN;

/** The oldest moment that has been read, in milliseconds; infinite before the first entry. */
export function reachOf({ pages }: History): number {
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
  // A server may give fewer to a page than was asked for: the first one tells how many.
  return last === 0 || last < size || pages.length * size >= total || pages.length >= mostPages;
}

/** Everything since `from` has been read. */
export const reaches = (history: History, from: number): boolean => history.isWhole || reachOf(history) < from;

/**
 * Reads the statement back to a moment, on from where `known` ends; each step is told to `onRead`. Entries that come in
 * meanwhile move all others on, so that it is read anew as soon as there are more than at first.
 */
export async function readBack(
  from: number,
  known: History,
  ask: (page: number) => Promise<Page>,
  onRead: (history: History) => void,
): Promise<History> {
  let history = known;
  for (let tries = 1; !reaches(history, from); ) {
    const { pages } = history;
    const { total = Number.NaN, statements } = pages[0] ?? { statements: [] };
    const left = pages.length === 0 ? 1 : Math.ceil(total / statements.length) - pages.length;
    const count = Math.min(concurrency, left || 1);
    const responses = await Promise.all(Array.from({ length: count }, (_, index) => ask(pages.length + index + 1)));
    if (pages.length > 0 && responses.some((response) => !Object.is(response.total, total))) {
      if (tries >= mostTries) throw new Error('the statement grows while it is read');
      tries += 1;
      history = unread;
      continue;
    }
    const all = [...pages, ...responses];
    history = { pages: all, isWhole: isLast(all) };
    onRead(history);
  }
  return history;
}
