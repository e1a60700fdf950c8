let locks = 0;
let isHandedOver = false;

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
    if (locks > 0) return;
    delete dataset.locked;
    isHandedOver = true;
    queueMicrotask(() => {
      isHandedOver = false;
    });
  };
}

/** Whether a dialog locks the page, or did until this very turn: one takes the place of another. */
export const isLocked = (): boolean => locks > 0 || isHandedOver;
