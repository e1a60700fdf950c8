import { createListeners } from '@/lib/store';

const open: HTMLElement[] = [];
const { notify, subscribe } = createListeners();
const update = () => {
  // Stop the page behind from scrolling.
  document.documentElement.toggleAttribute('data-locked', open.length > 0);
  // Mark the dialog on top, because only the marked dialog is visible in print.
  for (const [index, dialog] of open.entries()) dialog.toggleAttribute('data-top', index === open.length - 1);
  notify();
};

/**
 * Registers an open modal dialog. Returns the function that removes it. The page behind does not scroll while any
 * dialog is registered.
 */
export function pushDialog(dialog: HTMLElement): () => void {
  open.push(dialog);
  update();
  return () => {
    const at = open.lastIndexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    update();
  };
}

/**
 * Returns the dialog on top, or null if no modal dialog is open. Everything outside it is inert, so an element that
 * must stay usable has to be inside it.
 */
export const topDialog = (): HTMLElement | null => open.at(-1) ?? null;

/**
 * Returns the `data-notice` element of the dialog on top, which shows site-wide messages. Returns null if no modal
 * dialog is open, or if the dialog on top is the chat, which has no such element.
 */
export const noticeSlot = (): Element | null => topDialog()?.querySelector('[data-notice]') ?? null;

/** Subscribes to dialogs that open or close. Returns the unsubscribe function. */
export const onDialogs = subscribe;
