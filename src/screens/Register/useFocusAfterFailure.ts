import { type RefObject, useEffect, useRef } from 'react';
import { rescueFocus } from '@/device/rescueFocus';

/**
 * Moves the focus after a successful retry to the content that has replaced the retry button. Returns the ref for that
 * content.
 */
export function useFocusAfterFailure<E extends HTMLElement>(failed: boolean): RefObject<E | null> {
  const next = useRef<E>(null);
  const before = useRef(failed);
  useEffect(() => {
    const isOver = before.current && !failed;
    before.current = failed;
    if (isOver) rescueFocus(next.current);
  }, [failed]);
  return next;
}
