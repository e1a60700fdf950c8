import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element with the new step's `data-stage` if the focused control disappeared with the previous
 * step. Otherwise the focus stays.
 */
export function useStepFocus(step: string) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.tagName !== 'DIALOG') return;
    fieldset.current?.querySelector<HTMLElement>(`[data-stage="${step}"]`)?.focus();
  }, [step]);
  return fieldset;
}
