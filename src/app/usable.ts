let isUsable = false;

/**
 * Called by the first screen once it answers, whatever was around it before: a page that is finished HTML is hydrated
 * from the outside in. `npm run bench:load` reads the mark; what no first page needs waits for the event.
 */
export function markUsable(): void {
  if (isUsable) return;
  isUsable = true;
  performance.mark('kapao:usable');
  window.dispatchEvent(new Event('kapao:usable'));
}
