import { onReset } from '@/lib/resettable';

let isInteractive = false;
onReset(() => {
  isInteractive = false;
});

/**
 * Marks the page as interactive. The first screen calls this function in an effect, which runs after hydration. The
 * benchmark reads the performance mark. Code that the first page does not need waits for the event.
 */
export function markInteractive(): void {
  if (isInteractive) return;
  isInteractive = true;
  performance.mark('kapao:interactive');
  document.documentElement.dataset.interactive = '';
  // Dispatch in a later task, so that waiting code does not delay the next paint.
  setTimeout(() => window.dispatchEvent(new Event('kapao:interactive')));
}

/**
 * Runs work once the first screen is interactive, or immediately if it already is. So the work does not delay the
 * screen.
 */
export function whenInteractive(work: () => void): void {
  if (isInteractive) work();
  else window.addEventListener('kapao:interactive', work, { once: true });
}
