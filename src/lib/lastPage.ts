/**
 * Returns the page to show instead of an empty one. By the server's total, it is the last page. Without a total it is
 * the page `shown` before (0 if none), if that is earlier. Otherwise it is the first page. It never goes back page by
 * page, even if the server contradicts itself.
 */
export function lastPage(total: number, pageSize: number, emptyPage: number, shown = 0): number {
  const last = Number.isNaN(total) ? shown : Math.ceil(total / pageSize);
  return last >= 1 && last < emptyPage ? last : 1;
}
