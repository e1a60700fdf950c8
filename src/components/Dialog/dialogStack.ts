import { createListeners } from '@/lib/store';

const open: HTMLElement[] = [];
const { notify, subscribe } = createListeners();
const tell = () => {
  // Stop the page behind from scrolling.
  document.documentElement.toggleAttribute('data-locked', open.length > 0);
  // Mark the dialog on top, because only that one is visible in print.
  for (const [index, dialog] of open.entries()) dialog.toggleAttribute('data-top', index === open.length - 1);
  notify();
};

/** Registers an open modal dialog and locks the page's scrolling, until the returned function is called. */
export function pushDialog(dialog: HTMLElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    const at = open.lastIndexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    tell();
  };
}

/**
 * Returns the dialog on top. Everything outside it is inert, so an element that must stay usable has to be inside it.
 */
export const topDialog = (): HTMLElement | null => open.at(-1) ?? null;

/** Returns the element `data-notice` of the dialog on top, in which messages of the whole site are shown. */
export const noticeSlot = (): Element | null => topDialog()?.querySelector('[data-notice]') ?? null;

/** Subscribes to dialogs that open or close. Returns the unsubscribe function. */
export const onDialogs = subscribe;
