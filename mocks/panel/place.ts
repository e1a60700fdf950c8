import { every } from '../runtime/delay';

/** Interval in ms at which the panel checks that it is inside the topmost dialog. */
const pollMs = 400;

function topmost(): Element {
  const dialogs = document.querySelectorAll('dialog:modal');
  return dialogs[dialogs.length - 1] ?? document.body;
}

/**
 * Keeps the panel usable over the app. The panel is in the top layer. While a modal dialog is open, the panel is inside
 * the topmost dialog, because everything outside is inert. Focus stays where it was. Returns a function that stops the
 * checks.
 */
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
