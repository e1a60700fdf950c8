import { useState } from 'react';

/**
 * Splits a complete list into pages, numbered from 1. `rows` are the rows of the requested page, or of the last page if
 * the list has become shorter. `from` is the zero-based index of the first of these rows.
 */
export function usePaged<Row>(allRows: readonly Row[], pageSize: number) {
  const [requestedPage, setPage] = useState(1);
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(allRows.length / pageSize)));
  const from = (page - 1) * pageSize;
  return { page, setPage, from, rows: allRows.slice(from, from + pageSize) };
}
