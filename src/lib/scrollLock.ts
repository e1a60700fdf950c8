let locks = 0;
let before = '';

/** Stops the page behind a dialog from scrolling; locks are counted. Returns its own release, safe to call twice. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    before = root.style.overflow;
    root.style.overflow = 'hidden';
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    if (--locks === 0) root.style.overflow = before;
  };
}
