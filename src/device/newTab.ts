import { safeHttpUrl } from '@/lib/url';

/** A tab that is opened during a tap, before its address is known. Browsers block tabs that open later as pop-ups. */
interface NewTab {
  /** The tab's name, as the target of a form. */
  name: string;
  /** False if the browser blocked the tab, or the member has closed it. */
  isOpen: () => boolean;
  /** Opens an http(s) address in the tab. Returns false if the address is invalid or the tab is not open. */
  go: (link: unknown) => boolean;
  close: () => void;
}

/**
 * Opens an empty tab that shows `waiting` and cannot reach this page (`opener`). Call it synchronously during the tap.
 * `what` is the prefix of the tab's name.
 */
export function openNewTab(what: string, waiting: string): NewTab {
  const name = `${what}-${Date.now().toString(36)}`;
  const opened = window.open('', name);
  // A WebView without a second window (Android's default) gives this page's own window. It counts as blocked, because
  // everything below would change this page.
  const tab = opened === window ? null : opened;
  if (tab) {
    tab.document.title = waiting;
    tab.document.body.textContent = waiting;
    tab.opener = null;
    // The browser copies this tab's session storage to the new tab, including the token of a session that is not
    // remembered. Clear the copy.
    try {
      tab.sessionStorage.clear();
    } catch {
      // Storage is denied, so nothing was copied.
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
