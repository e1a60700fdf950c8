import { createListeners } from '@/lib/store';

const open: { dialog: HTMLDialogElement; level: number }[] = [];
const { notify, subscribe } = createListeners();
const update = () => {
  // Stop the page behind from scrolling.
  document.documentElement.toggleAttribute('data-locked', open.length > 0);
  // Mark the dialog on top, because only the marked dialog is visible in print.
  for (const [index, { dialog }] of open.entries()) dialog.toggleAttribute('data-top', index === open.length - 1);
  notify();
};

/**
 * Registers an open modal dialog. Returns the function that removes it. The page behind does not scroll while any
 * dialog is registered. Browsers place the dialog that opens last on top. So if dialogs of a higher `level` are open,
 * for example because this dialog's data arrived late, this function shows them again.
 * Default for `level`: the level of the dialog on top.
 */
export function pushDialog(dialog: HTMLDialogElement, level = open.at(-1)?.level ?? 0): () => void {
  const entry = { dialog, level };
  const above = open.filter((item) => item.level > level);
  open.splice(open.length - above.length, 0, entry);
  for (const { dialog: higher } of above) {
    higher.close();
    higher.showModal();
  }
  update();
  return () => {
    const index = open.indexOf(entry);
    if (index >= 0) open.splice(index, 1);
    update();
  };
}

/**
 * Returns the dialog on top, or null if no modal dialog is open. Everything outside it is inert, so an element that
 * must stay usable has to be inside it.
 */
export const topDialog = (): HTMLElement | null => open.at(-1)?.dialog ?? null;

/** Returns true while this modal dialog is open. */
export const isOpen = (dialog: Element): boolean => open.some((entry) => entry.dialog === dialog);

/**
 * Returns the `data-notice` element of the dialog on top, which shows site-wide messages. Returns null if no modal
 * dialog is open, or if the dialog on top is the chat, which has no such element.
 */
export const noticeSlot = (): Element | null => topDialog()?.querySelector('[data-notice]') ?? null;

/**
 * Returns the `data-toasts` element of the dialog on top, which is the first row of its footer. Returns null if no modal
 * dialog is open, or if the dialog on top is the chat, which has no such element.
 */
export const toastSlot = (): Element | null => topDialog()?.querySelector('[data-toasts]') ?? null;

/** Tells the subscribers that the slots of a dialog are new elements. */
export const notifySlots = notify;

/** Subscribes to dialogs that open or close or replace their slots. Returns the unsubscribe function. */
export const onDialogs = subscribe;
