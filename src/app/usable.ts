let isUsable = false;

/**
 * Called by the first screen once it answers, whatever was around it before: a page that is finished HTML is hydrated
 * from the outside in. `npm run bench:load` reads the mark; what no first page needs waits for the event.
 */
export function markUsable(): void {
  if (isUsable) return;
  isUsable = true;
  performance.mark('kapao:usable');
  // What waited for it does not hold up the paint that follows.
  setTimeout(() => window.dispatchEvent(new Event('kapao:usable')));
}

/** No screen has answered yet: of the story to come. */
export function forgetUsable(): void {
  isUsable = false;
}

/** Runs work once the first screen answers, or now if it does: nothing that can wait comes between a visitor and it. */
export function whenUsable(work: () => void): void {
  if (isUsable) work();
  else window.addEventListener('kapao:usable', work, { once: true });
}
