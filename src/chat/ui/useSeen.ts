import { type RefObject, useEffect } from 'react';
import type { Row } from '@/chat/store/conversation';

/**
 * Reports team messages that the visitor sees in a visible tab. At least half of the message must be in view, or it
 * must fill at least half of the log. Observes the unread messages and the team's newest message. Calls `onSeen` with
 * the server's time of each seen message, in ms.
 */
export function useSeen(
  box: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  readAt: number,
  onSeen: (time: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `rows` changes the elements to observe
  useEffect(() => {
    const root = box.current;
    if (!root) return;
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      if (document.visibilityState === 'hidden') return;
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
            const isSeen = intersectionRatio >= 0.5 || intersectionRect.height * 2 >= (rootBounds?.height ?? 0);
            if (isIntersecting && isSeen) onSeen(Number((target as HTMLElement).dataset.at));
          }
        },
        { root, threshold: [0, 0.25, 0.5, 0.75, 1] },
      );
      const newest = rows.findLast(({ isOwn, time }) => !isOwn && Number.isFinite(time));
      for (const row of root.querySelectorAll(`[data-unread], [data-at="${newest?.time}"]`)) observer.observe(row);
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      observer?.disconnect();
      document.removeEventListener('visibilitychange', watch);
    };
  }, [box, rows, readAt, onSeen]);
}
