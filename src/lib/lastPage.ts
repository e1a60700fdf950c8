/**
 * Returns the page to show instead of an empty one. This is the last page by the server's total; without a total, the
 * page `shown` before (0: none); else the first page. It never goes back page by page, even if the server contradicts
 * itself.
 */
export function lastPage(total: number, pageSize: number, emptyPage: number, shown = 0): number {
  const last = Number.isNaN(total) ? shown : Math.ceil(total / pageSize);
  return last >= 1 && last < emptyPage ? last : 1;
}
