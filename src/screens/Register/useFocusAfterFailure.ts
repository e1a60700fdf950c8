import { type RefObject, useEffect, useRef } from 'react';

/** Whoever tried again what had failed goes on, by keyboard, at what has come in the place of the button. */
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
