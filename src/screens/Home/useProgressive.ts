import { startTransition, useEffect, useState } from 'react';

/** Shows a long list in steps, so that a hundred cards never hold up the page in one long task. */
export function useProgressive<T>(items: readonly T[], step = 8): readonly T[] {
  const [count, setCount] = useState(step);
  const more = count < items.length;
  useEffect(() => {
    if (!more) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount((shown) => shown + step)));
    return () => cancelAnimationFrame(frame);
  });
  return more ? items.slice(0, count) : items;
}
