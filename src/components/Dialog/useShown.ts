import { type RefObject, useLayoutEffect } from 'react';
import { enterDialog } from './dialogStack';

/**
 * Shows a dialog, over all else or beside it, as long as its component is there: focus goes in, on an element with `data-initial-focus` or the dialog
 * itself, and returns to where it was.
 */
export function useShown(ref: RefObject<HTMLDialogElement | null>, isModal = true): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (isModal) dialog.showModal();
    else dialog.show();
    (dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog).focus({ preventScroll: true });
    const leave = isModal ? enterDialog(dialog) : undefined;
    return () => {
      const { activeElement } = document;
      // Whoever has gone on beside it already is not called back.
      const isElsewhere = !isModal && activeElement !== document.body && !dialog.contains(activeElement);
      leave?.();
      dialog.close();
      if (before instanceof HTMLElement && !isElsewhere) before.focus({ preventScroll: true });
    };
  }, [ref, isModal]);
}
