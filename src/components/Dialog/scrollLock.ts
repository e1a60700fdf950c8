let locks = 0;

/**
 * Stops the page behind a dialog from scrolling, by `data-locked` on the root element; locks are counted. Returns its own
 * release, safe to call twice.
 */
export function lockScroll(): () => void {
  const { dataset } = document.documentElement;
  locks += 1;
  dataset.locked = '';
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) delete dataset.locked;
  };
}
