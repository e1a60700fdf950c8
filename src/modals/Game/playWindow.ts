import { openNewTab } from '@/device/newTab';
import { settings } from '@/lib/allSettings';
import { safeHttpUrl } from '@/lib/url';

/** Where a game opens. Made inside the tap itself, or the browser takes it for a pop-up. */
export interface PlayWindow {
  /** Shows an http(s) address there. False when nothing opened: the address is not one, or the browser refused a tab. */
  go: (link: string | null | undefined) => boolean;
  /** Logs in there by posting a form to an http(s) address. False as for `go`. */
  post: (action: string, fields: Readonly<Record<string, string>>) => boolean;
  /** Nothing to show after all. */
  close: () => void;
}

/** The page itself (build setting `gameWindow` = same). */
const thisTab: PlayWindow = {
  go(link) {
    const address = safeHttpUrl(link);
    if (address) window.location.assign(address);
    return address !== null;
  },
  post: (action, fields) => postForm(action, fields, '_self'),
  close() {},
};

/** A tab of its own; a refused one leaves the address to a visible link. */
function newTab(waiting: string): PlayWindow {
  const { name, isOpen, go, close } = openNewTab('play', waiting);
  return { go, close, post: (action, fields) => isOpen() && postForm(action, fields, name) };
}

/** Opens the place where a game will be shown. Call it synchronously in the tap. */
export const openPlayWindow = (waiting: string): PlayWindow =>
  settings.gameWindow === 'same' ? thisTab : newTab(waiting);

/** Posts hidden fields, so that credentials are in no address. */
export function postForm(action: string, fields: Readonly<Record<string, string>>, target: string): boolean {
  const address = safeHttpUrl(action);
  if (!address) return false;
  const form = document.createElement('form');
  // A field may be called "submit" or "append" and hide the form's own method.
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
