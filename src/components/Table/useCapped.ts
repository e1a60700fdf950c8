import { useState } from 'react';

/**
 * The number of rows rendered at first, and added by each tap on "Show more". A server may send 10,000 rows, which
 * would freeze the page.
 */
const rowsAtOnce = 100;

/** Returns the first rows of a list, the number of hidden rows, and a function that shows 100 more. */
export function useCapped<T>(rows: readonly T[]): { shown: readonly T[]; hidden: number; more: () => void } {
  const [cap, setCap] = useState(rowsAtOnce);
  return {
    shown: rows.length > cap ? rows.slice(0, cap) : rows,
    hidden: Math.max(0, rows.length - cap),
    more: () => setCap(cap + rowsAtOnce),
  };
}
