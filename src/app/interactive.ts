let isInteractive = false;

/**
 * Called by the first screen once it answers, whatever was around it before: a page that is finished HTML is hydrated
 * from the outside in. `npm run bench -- load` reads the mark; what no first page needs waits for the event.
 */
export function markInteractive(): void {
  if (isInteractive) return;
  isInteractive = true;
  performance.mark('kapao:interactive');
  // What waited for it does not hold up the paint that follows.
  setTimeout(() => window.dispatchEvent(new Event('kapao:interactive')));
}

/** No screen has answered yet: of the story to come. */
export function forgetInteractive(): void {
  isInteractive = false;
}

/** Runs work once the first screen answers, or now if it does: nothing that can wait comes between a visitor and it. */
export function whenInteractive(work: () => void): void {
  if (isInteractive) work();
  else window.addEventListener('kapao:interactive', work, { once: true });
}
