import { safeHttpUrl } from '@/lib/url';

/** A tab opened during a tap, before its address is known. Browsers block tabs that are opened later as pop-ups. */
export interface NewTab {
  /** The tab's name, as the target of a form. */
  name: string;
  /** False if the browser blocked the tab, or the member has closed it. */
  isOpen: () => boolean;
  /** Opens an http(s) address in the tab. Returns false if the address is invalid or there is no tab. */
  go: (link: unknown) => boolean;
  /** Closes the tab if there is nothing to show. */
  close: () => void;
}

/**
 * Opens an empty tab with a waiting text and without access to this page (`opener`). Call it synchronously during the
 * tap. `what` is the prefix of the tab's name.
 */
export function openNewTab(what: string, waiting: string): NewTab {
  const name = `${what}-${Date.now().toString(36)}`;
  const tab = window.open('', name);
  if (tab) {
    tab.document.title = waiting;
    tab.document.body.textContent = waiting;
    tab.opener = null;
    // The browser copied this tab's session storage into it, including the token of a session that is not remembered.
    try {
      tab.sessionStorage.clear();
    } catch {
      // Storage is denied, so there is no copy.
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
