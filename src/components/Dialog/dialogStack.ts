const open: HTMLElement[] = [];
const listeners = new Set<() => void>();
const tell = () => {
  // The page behind does not scroll.
  document.documentElement.toggleAttribute('data-locked', open.length > 0);
  // On paper it alone is shown.
  for (const [index, dialog] of open.entries()) dialog.toggleAttribute('data-top', index === open.length - 1);
  for (const listener of [...listeners]) listener();
};

/** Notes an open modal dialog, which locks the page's scrolling, until the returned function is called. */
export function pushDialog(dialog: HTMLElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    const at = open.lastIndexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    tell();
  };
}

/** The dialog on top: everything outside it is inert, so whatever must stay usable has to live in it. */
export const topDialog = (): HTMLElement | null => open.at(-1) ?? null;

/** Where the dialog on top has room for news of the whole site: `data-notice`. */
export const noticeSlot = (): Element | null => topDialog()?.querySelector('[data-notice]') ?? null;

/** Calls back whenever a dialog opens or closes. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
