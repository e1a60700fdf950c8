import { useEffect, useRef } from 'react';

/**
 * Moves focus to `data-stage` of the new step if it was lost with a control of the previous one. Focus elsewhere stays.
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
