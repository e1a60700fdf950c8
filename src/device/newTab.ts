import { safeHttpUrl } from '@/lib/url';

/** A tab that was opened in a tap, before its address is known: browsers take later ones for pop-ups. */
export interface NewTab {
  /** Its name, for forms that are posted into it. */
  name: string;
  /** False when the browser refused it, or the member has closed it. */
  isOpen: () => boolean;
  /** Shows an http(s) address there. False when nothing opened: the address is not one, or there is no tab. */
  go: (link: unknown) => boolean;
  /** Nothing to show after all. */
  close: () => void;
}

/**
 * Opens an empty tab with a word of waiting, nothing of ours in it and no way
 * back to this page (`opener`). Call it synchronously in the tap.
 * `what` begins its name.
 */
export function openNewTab(what: string, waiting: string): NewTab {
  const name = `${what}-${Date.now().toString(36)}`;
  const tab = window.open('', name);
  if (tab) {
    tab.document.title = waiting;
    tab.document.body.textContent = waiting;
    tab.opener = null;
    // The browser gave it a copy of what this tab keeps: the token of a session that is not remembered.
    try {
      tab.sessionStorage.clear();
    } catch {
      // Storage is denied: there is no copy.
    }
  }
  const isOpen = () => tab !== null && !tab.closed;
  return {
    name,
    isOpen,
    go(link) {
      const address = safeHttpUrl(link);
      if (!address || !isOpen()) return false;
      tab?.location.replace(address);
      return true;
    },
    close: () => tab?.close(),
  };
}
