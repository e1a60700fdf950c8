/**
 * Returns the number of the page to show instead of an empty page. This is the last page by the server's total or, if
 * the total is NaN, the page that was shown before (`pageBefore`). If that page is not earlier than the empty page,
 * returns 1. So the app never goes back page by page, even if the server contradicts itself.
 */
export function lastPage(total: number, pageSize: number, emptyPage: number, pageBefore = 0): number {
  const last = Number.isNaN(total) ? pageBefore : Math.ceil(total / pageSize);
  return last >= 1 && last < emptyPage ? last : 1;
}
