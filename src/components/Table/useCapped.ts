import { useState } from 'react';

/**
 * The number of rows rendered at first, and added by each tap on "Show more". A server may send 10,000 rows, which
 * would freeze the page.
 */
const rowsAtOnce = 100;

/** Returns the first rows of a list, the number of hidden rows, and a function that shows 100 more. */
export function useCapped<T>(rows: readonly T[]): {
  shownRows: readonly T[];
  hiddenCount: number;
  showMore: () => void;
} {
  const [cap, setCap] = useState(rowsAtOnce);
  return {
    shownRows: rows.length > cap ? rows.slice(0, cap) : rows,
    hiddenCount: Math.max(0, rows.length - cap),
    showMore: () => setCap(cap + rowsAtOnce),
  };
}
