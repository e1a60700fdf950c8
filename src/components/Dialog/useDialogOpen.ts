import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pushDialog } from './dialogStack';

/**
 * Shows a dialog, modal or beside the page, while its component is mounted. Shows it again when `isModal` changes with
 * the window's width. Focus moves to an element with `data-initial-focus` or to the dialog itself. When the dialog
 * closes, focus returns to the element that had it before, unless the member has moved focus to the page.
 */
export function useDialogOpen(ref: RefObject<HTMLDialogElement | null>, isModal = true): void {
  const opener = useRef<Element | null>(null);
  /** The element inside the dialog that had the focus before the dialog was closed to change `isModal`. */
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
      // If the member has moved the focus to the page beside the dialog, leave the focus there.
      const isElsewhere = !isModal && activeElement !== document.body && !inside.current;
      leave?.();
      dialog.close();
      if (opener.current instanceof HTMLElement && !isElsewhere) opener.current.focus({ preventScroll: true });
    };
  }, [ref, isModal]);
}
