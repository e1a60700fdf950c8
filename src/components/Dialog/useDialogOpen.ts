import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pushDialog } from './dialogStack';

/**
 * Shows a dialog, over all else or beside it, as long as its component is there, and shows it again where `isModal`
 * changes, as it does with the width of the window. Focus goes in, on an element with `data-initial-focus` or the dialog
 * itself, and returns to where it was.
 */
export function useDialogOpen(ref: RefObject<HTMLDialogElement | null>, isModal = true): void {
  const opener = useRef<Element | null>(null);
  /** Where the focus was in it before it was closed to be shown again. */
  const inside = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    opener.current = document.activeElement;
    if (isModal) dialog.showModal();
    else dialog.show();
    const first = inside.current ?? dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
    first.focus({ preventScroll: true });
    const leave = isModal ? pushDialog(dialog) : undefined;
    return () => {
      const { activeElement } = document;
      inside.current = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : null;
      // Whoever has gone on beside it already is not called back.
      const isElsewhere = !isModal && activeElement !== document.body && !inside.current;
      leave?.();
      dialog.close();
      if (opener.current instanceof HTMLElement && !isElsewhere) opener.current.focus({ preventScroll: true });
    };
  }, [ref, isModal]);
}
