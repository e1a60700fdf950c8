import { useEffect, useRef } from 'react';

/**
 * Takes the focus on to `data-stage` of the stage that has come, where it was lost with a control of the one before. It
 * stays wherever else it is.
 */
export function useStageFocus(stage: string) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.tagName !== 'DIALOG') return;
    fieldset.current?.querySelector<HTMLElement>(`[data-stage="${stage}"]`)?.focus();
  }, [stage]);
  return fieldset;
}
