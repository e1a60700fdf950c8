import { useEffect, useState } from 'react';
import type { Row } from '@/chat/store/conversation';

/** Numbers of rows: rendered at first, rendered at most, above a restored position, and added at each step. */
const firstRows = 60;
const maxRows = 120;
const aroundRows = 40;
const moreRows = 10;

/**
 * A range of the rows: from index `from` up to, but not including, `to`. `to` is infinite while the range extends to
 * the newest row.
 */
interface Span {
  from: number;
  to: number;
}

const createEndSpan = (count: number): Span => ({ from: Math.max(0, count - firstRows), to: Number.POSITIVE_INFINITY });

function spanAround(rows: readonly Row[], position: number | null): Span {
  const index = position === null ? -1 : rows.findIndex((row) => row.time >= position);
  if (index < 0) return createEndSpan(rows.length);
  const from = Math.max(0, index - aroundRows);
  return { from, to: from + maxRows };
}

/**
 * Returns the range of rows to render, because thousands of rows slow down each scroll and each reply on a phone. The
 * initial range contains the row at time `position` (ms); null selects the newest rows. `isAtEnd` is true while the log
 * follows new messages.
 */
export function useSpan(rows: readonly Row[], position: number | null, isAtEnd: { readonly current: boolean }) {
  const [{ from, to }, setSpan] = useState(() => spanAround(rows, position));
  const count = rows.length;

  useEffect(() => {
    setSpan((now) => {
      if (count - now.from <= maxRows || Number.isFinite(now.to)) return now;
      return isAtEnd.current ? createEndSpan(count) : { from: now.from, to: now.from + maxRows };
    });
  }, [count, isAtEnd]);

  const end = Math.min(to, count);
  return {
    from: Math.min(from, count),
    end,
    back: () =>
      setSpan((now) => {
        const next = Math.max(0, now.from - moreRows);
        return { from: next, to: Math.min(now.to, next + maxRows) };
      }),
    forward: () =>
      setSpan((now) => {
        if (now.to >= count) return now;
        const next = now.to + moreRows;
        return { from: Math.max(now.from, next - maxRows), to: next >= count ? Number.POSITIVE_INFINITY : next };
      }),
    showEnd: () => setSpan(createEndSpan(count)),
  };
}
