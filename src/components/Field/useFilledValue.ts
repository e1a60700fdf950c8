import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Before any of these reaches the page, its state is what stands in the fields. */
const moments = ['keydown', 'pointerdown', 'focusin', 'submit'] as const;

/**
 * Returns the value that a controlled input shows. Some password managers and phones fill an input without an event: React
 * would empty it again, and the form would call it missing. Such a text counts as typed.
 */
export function useFilledValue(
  input: RefObject<HTMLInputElement | null>,
  value: string | undefined,
  onChange: ((value: string) => void) | undefined,
): string | undefined {
  /** What React has put into the input. */
  const shown = useRef(value);
  const filled = () => {
    const text = input.current?.value;
    const isOwn = value === undefined || value !== shown.current || input.current?.readOnly;
    return isOwn || text === value ? undefined : text;
  };
  const kept = filled();
  const take = useRef(() => {});
  useLayoutEffect(() => {
    shown.current = value;
    take.current = () => {
      const text = filled();
      if (text !== undefined && onChange) flushSync(() => onChange(text));
    };
    if (kept !== undefined) onChange?.(kept);
  });
  useEffect(() => {
    const look = () => take.current();
    for (const moment of moments) window.addEventListener(moment, look, true);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, look, true);
    };
  }, []);
  return kept ?? value;
}
