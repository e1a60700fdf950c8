import { useEffect, useRef } from 'react';

/**
 * Takes the focus on to `data-stage` of the stage that has come, where it was lost with a control of the one before. It
 * stays wherever else it is.
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
