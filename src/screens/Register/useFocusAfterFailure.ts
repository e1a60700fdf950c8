import { type RefObject, useEffect, useRef } from 'react';

/** After a successful retry, keyboard focus moves to the content that replaced the retry button. */
export function useFocusAfterFailure<E extends HTMLElement>(failed: boolean): RefObject<E | null> {
  const next = useRef<E>(null);
  const before = useRef(failed);
  useEffect(() => {
    const isOver = before.current && !failed;
    before.current = failed;
    if (isOver && document.activeElement === document.body) next.current?.focus();
  }, [failed]);
  return next;
}
