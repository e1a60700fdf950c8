import { type RefObject, useLayoutEffect } from 'react';
import { enterDialog } from '@/lib/dialogStack';
import { isLocked, lockScroll } from '@/lib/scrollLock';

/** Makes the dialog modal that is shown and waits for it. */
let finish = () => {};

/**
 * Shows a dialog in its place over the page, and calls back once that is painted, or when another one comes before: then
 * it is to become modal. Until then the page gets no taps.
 */
function showFirst(dialog: HTMLDialogElement, makeModal: () => void): void {
  const hold = (event: MouseEvent) => {
    if (dialog.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const finishThis = () => {
    if (finish !== finishThis) return;
    finish = () => {};
    removeEventListener('click', hold, true);
    // It may be closed again by now.
    if (!dialog.open) return;
    dialog.removeAttribute('open');
    makeModal();
  };
  finish = finishThis;
  addEventListener('click', hold, true);
  dialog.setAttribute('open', '');
  requestAnimationFrame(() => setTimeout(finishThis));
}

/**
 * Shows a dialog as long as its component is there: focus goes in, on an element with `data-initial-focus` or the dialog
 * itself, and returns to where it was. The frame that answers the tap holds the dialog alone: making all of the page
 * inert takes the browser as long again and comes after it. Over or in place of another dialog it is modal at once.
 */
export function useShown(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    const first = dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
    let leave = () => {};
    const makeModal = () => {
      const { activeElement } = document;
      const isInside = activeElement instanceof HTMLElement && dialog.contains(activeElement);
      // Focuses the first control by itself.
      dialog.showModal();
      (isInside ? activeElement : first).focus({ preventScroll: true });
      leave = enterDialog(dialog);
    };
    const isOver = isLocked();
    // Before the dialog is shown: the browser then works out the page's styles once, not twice.
    const release = lockScroll();
    finish();
    if (isOver) {
      makeModal();
    } else {
      showFirst(dialog, makeModal);
      first.focus({ preventScroll: true });
    }
    return () => {
      release();
      leave();
      dialog.close();
      finish();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [ref]);
}
