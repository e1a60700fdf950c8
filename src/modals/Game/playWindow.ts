import { openNewTab } from '@/device/newTab';
import { settings } from '@/lib/allSettings';
import { safeHttpUrl } from '@/lib/url';

/**
 * The window in which a game opens. Create it during the tap, because the browser would otherwise block it as a pop-up.
 */
interface PlayWindow {
  /**
   * Navigates to an http(s) URL. Returns false if the URL is invalid, the browser has blocked the tab, or the member
   * has closed it.
   */
  go: (link: string | null | undefined) => boolean;
  /** Logs in by posting a form to an http(s) URL. Returns false in the same cases as `go`. */
  post: (action: string, fields: Readonly<Record<string, string>>) => boolean;
  /** Closes the opened tab. Does nothing with `gameWindow` = `same`. */
  close: () => void;
}

/** Opens the game in this tab (build setting `gameWindow` = `same`). */
const thisTab: PlayWindow = {
  go(link) {
    const address = safeHttpUrl(link);
    if (address) window.location.assign(address);
    return address !== null;
  },
  post: (action, fields) => postForm(action, fields, '_self'),
  close() {},
};

/**
 * Opens a new tab for the game. If the browser blocks the tab, `go` and `post` return false and the UI shows a link or
 * button.
 */
function newTab(waiting: string): PlayWindow {
  const { name, isOpen, go, close } = openNewTab('play', waiting);
  return { go, close, post: (action, fields) => isOpen() && postForm(action, fields, name) };
}

/** Opens the window for a game. Call it synchronously during the tap. */
export const openPlayWindow = (waiting: string): PlayWindow =>
  settings.gameWindow === 'same' ? thisTab : newTab(waiting);

/** Posts hidden fields, so that credentials do not appear in a URL. Returns false if `action` is not an http(s) URL. */
export function postForm(action: string, fields: Readonly<Record<string, string>>, target: string): boolean {
  const address = safeHttpUrl(action);
  if (!address) return false;
  const form = document.createElement('form');
  // Use the prototype's methods, because a field named "submit" or "append" would hide the form's own.
  const { append, submit, remove } = HTMLFormElement.prototype;
  Object.assign(form, { method: 'post', action: address, target, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    append.call(form, input);
  }
  document.body.append(form);
  submit.call(form);
  remove.call(form);
  return true;
}
