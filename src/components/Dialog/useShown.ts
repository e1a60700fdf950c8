import { type RefObject, useLayoutEffect } from 'react';
import { enterDialog } from './dialogStack';

/**
 * Shows a dialog as long as its component is there: focus goes in, on an element with `data-initial-focus` or the dialog
 * itself, and returns to where it was.
 */
export function useShown(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog).focus({ preventScroll: true });
    const leave = enterDialog(dialog);
    return () => {
      leave();
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [ref]);
}
