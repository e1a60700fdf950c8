import { useState } from 'react';

/**
 * A list that is all here, shown in pages: `rows` are those of the page that was asked for, or of the last one that there
 * still is; `from` is the number of the first one before them, from 0.
 */
export function usePaged<Row>(all: readonly Row[], pageSize: number) {
  const [asked, setPage] = useState(1);
  const page = Math.min(asked, Math.max(1, Math.ceil(all.length / pageSize)));
  const from = (page - 1) * pageSize;
  return { page, setPage, from, rows: all.slice(from, from + pageSize) };
}
