/**
 * Where to go from a page without a row: to the last page, by the server's total; where that says nothing, to the page
 * that was `shown` before (0: none); else to the first. A server that is at odds with itself leads nobody through all
 * its pages.
 */
export function lastPage(total: number, pageSize: number, emptyPage: number, shown = 0): number {
  const last = Number.isNaN(total) ? shown : Math.ceil(total / pageSize);
  return last >= 1 && last < emptyPage ? last : 1;
}
