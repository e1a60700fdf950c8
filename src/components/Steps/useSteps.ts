import { startTransition, useEffect, useState } from 'react';

/**
 * Counts from 1 up to `last`, a step in each frame: what each step adds is rendered and laid out in a task of its own,
 * so that a hundred cards never hold up the page in one long one. The first step answers the tap; what a dialog has below
 * its fold may wait for the second.
 */
export function useSteps(last: number): number {
  const [step, setStep] = useState(1);
  const more = step < last;
  useEffect(() => {
    if (!more) return;
    const frame = requestAnimationFrame(() => startTransition(() => setStep(step + 1)));
    return () => cancelAnimationFrame(frame);
  }, [step, more]);
  return step;
}
