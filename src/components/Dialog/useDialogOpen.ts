import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { rescueFocus } from '@/device/rescueFocus';
import { pushDialog, topDialog } from './dialogStack';
import { playExit } from './playExit';

/** The level of the dialogs in this part of the tree: a dialog stays below those of a higher level. */
export const DialogLevel = createContext<number | undefined>(undefined);

/** The elements to which the dialogs that have just closed return the focus, if no other dialog replaces them. */
let openers: HTMLElement[] = [];

/** Returns the focus after the render that has closed a dialog, unless something else has it by then. */
function returnFocusTo(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return;
  if (!openers.length) {
    queueMicrotask(() => {
      const next = openers.find(({ isConnected }) => isConnected);
      openers = [];
      rescueFocus(next);
    });
  }
  openers.push(opener);
}

/** Returns the element that opened the dialog which has closed in the same render, if there is one. */
function takeReplacedOpener(): HTMLElement | undefined {
  const [replacedOpener] = openers;
  openers = [];
  return replacedOpener;
}

/** The number of dialogs that have opened. A dialog that is replaced in the same render plays no exit. */
let openings = 0;

/**
 * Shows a modal dialog while its component is mounted. Focus moves to an element with `data-initial-focus` or to the
 * dialog itself. When the dialog closes, focus returns to the element that had it before. It does not return between a
 * dialog and its replacement, such as a loaded form, because screen readers would announce both. `exitClass` is the class
 * with the dialog's exit. Default: none.
 */
export function useDialogOpen(ref: RefObject<HTMLDialogElement | null>, exitClass?: string): void {
  /** The level when the dialog opens. It does not change while the dialog is open. */
  const level = useRef(useContext(DialogLevel));
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openings += 1;
    const replacedOpener = takeReplacedOpener();
    const opener = replacedOpener ?? document.activeElement;
    // A dialog that takes another one's place, such as a loaded modal, continues its picture without a motion.
    dialog.toggleAttribute('data-replacing', replacedOpener !== undefined);
    const first = dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
    if (dialog.open) dialog.close();
    // Otherwise the browser first focuses the close button, which screen readers would announce too. It ignores
    // `autofocus` on the dialog itself, but focuses a dialog without anything else to focus.
    const others = first === dialog ? [...dialog.children].filter((child) => !child.hasAttribute('inert')) : [];
    for (const child of others) child.setAttribute('inert', '');
    first.autofocus = first !== dialog;
    dialog.showModal();
    first.autofocus = false;
    for (const child of others) child.removeAttribute('inert');
    first.focus({ preventScroll: true });
    const removeDialog = pushDialog(dialog, level.current);
    // The member is in a dialog above, so the focus stays there.
    if (topDialog() !== dialog && opener instanceof HTMLElement) opener.focus();
    return () => {
      const { activeElement } = document;
      // If several dialogs close together, only the one on top leaves with an animation: the others were dimmed by it.
      if (exitClass && topDialog() === dialog) {
        const before = openings;
        playExit(dialog, exitClass, () => openings !== before);
      }
      // If React removed the focused element, the browser would compute the styles of the whole page to move the focus.
      if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur();
      removeDialog();
      // The element leaves the page now, or the next effect closes it. Closing it here would return the focus too early.
      returnFocusTo(opener);
    };
  }, [ref, exitClass]);
}
