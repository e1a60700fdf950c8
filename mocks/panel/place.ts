import { every } from '../runtime/delay';

/**
 * Keeps the panel usable over the app. It is in the top layer, and inside the topmost modal dialog while one is open,
 * because everything outside is inert. Focus stays where it was. Returns a function that stops it.
 */
const pollMs = 400;

function topmost(): Element {
  const dialogs = document.querySelectorAll('dialog:modal');
  return dialogs[dialogs.length - 1] ?? document.body;
}

export function keepOnTop(host: HTMLElement): () => void {
  host.popover = 'manual';
  const place = () => {
    const parent = topmost();
    if (host.parentElement === parent && host.matches(':popover-open')) return;
    const { activeElement } = host.shadowRoot ?? document;
    parent.append(host);
    host.showPopover();
    if (activeElement instanceof HTMLElement && host.shadowRoot?.contains(activeElement)) activeElement.focus();
  };
  place();
  return every(pollMs, place);
}
