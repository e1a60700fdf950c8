import { openNewTab } from '@/device/newTab';
import { settings } from '@/lib/allSettings';
import { safeHttpUrl } from '@/lib/url';

/** The window for a game. Create it during the tap, or the browser blocks it as a pop-up. */
export interface PlayWindow {
  /** Navigates to an http(s) URL. Returns false if that failed: the URL is invalid, or the browser blocked the tab. */
  go: (link: string | null | undefined) => boolean;
  /** Logs in by posting a form to an http(s) URL. Returns false in the same cases as `go`. */
  post: (action: string, fields: Readonly<Record<string, string>>) => boolean;
  /** Closes the window if there is nothing to show. */
  close: () => void;
}

/** The page itself (build setting `gameWindow` = `same`). */
const thisTab: PlayWindow = {
  go(link) {
    const address = safeHttpUrl(link);
    if (address) window.location.assign(address);
    return address !== null;
  },
  post: (action, fields) => postForm(action, fields, '_self'),
  close() {},
};

/** A new tab. If it is blocked, the UI shows the address as a link. */
function newTab(waiting: string): PlayWindow {
  const { name, isOpen, go, close } = openNewTab('play', waiting);
  return { go, close, post: (action, fields) => isOpen() && postForm(action, fields, name) };
}

/** Opens the window for a game. Call it synchronously in the tap. */
export const openPlayWindow = (waiting: string): PlayWindow =>
  settings.gameWindow === 'same' ? thisTab : newTab(waiting);

/** Posts hidden fields, so that credentials never appear in a URL. */
export function postForm(action: string, fields: Readonly<Record<string, string>>, target: string): boolean {
  const address = safeHttpUrl(action);
  if (!address) return false;
  const form = document.createElement('form');
  // A field named "submit" or "append" would hide the form's own method.
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
