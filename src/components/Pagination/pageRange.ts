/** The maximum number of page numbers shown before and after the current page. */
const pagesBefore = 3;
const pagesAfter = 1;

export interface PageFacts {
  /** The current page, from 1. */
  page: number;
  /** The number of rows on a full page. */
  pageSize: number;
  /** Total number of rows, if the server sends it. */
  total?: number;
  /** The number of rows on the current page. Needed only without `total`. */
  count?: number;
}

interface PageRange {
  /** The page numbers to show, in ascending order. They include the current page, unless it is beyond the end. */
  pages: number[];
  hasPrevious: boolean;
  hasNext: boolean;
}

/**
 * Returns the page numbers to show, and whether there is a previous and a next page. Without a total, a full page means
 * that there is a next page.
 */
export function pageRange({ page, pageSize, total, count = 0 }: PageFacts): PageRange {
  const size = Math.max(1, Math.floor(pageSize) || 1);
  const isTotalKnown = typeof total === 'number' && Number.isFinite(total) && total >= 0;
  const requested = Math.max(1, Math.floor(page) || 1);
  const last = isTotalKnown ? Math.max(1, Math.ceil(total / size)) : requested + (count >= size ? 1 : 0);
  // Rows may have been removed since the last request. From a page beyond the end, the member can only go back.
  const from = Math.max(1, Math.min(requested, last) - pagesBefore);
  const to = Math.min(last, requested + pagesAfter);
  const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return { pages, hasPrevious: requested > 1, hasNext: requested < last };
}
