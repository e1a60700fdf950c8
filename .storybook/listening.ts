import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const named = (element: Element) => `${getRole(element)} "${squeeze(computeAccessibleName(element))}"`;

/** Returns the states that a screen reader says after role and name, and then the description. */
function more(element: Element): string {
  const attributes = ['required', 'invalid', 'busy', 'disabled', 'pressed', 'haspopup', 'expanded'];
  const states = attributes.flatMap((name) => {
    const value = element.getAttribute(`aria-${name}`);
    if (value === 'false') return name === 'expanded' ? ['collapsed'] : [];
    return value ? [value === 'true' ? name : `${name} ${value}`] : [];
  });
  if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type))
    states.push(element.checked ? 'checked' : 'not checked');
  const description = squeeze(computeAccessibleDescription(element));
  return [...states.map((state) => ` [${state}]`), description ? ` (${description})` : ''].join('');
}

/** Returns the text that a live region says. Names its controls and images. */
function spoken(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof HTMLElement) || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
  if (node.matches('button, a, img, [role="img"]')) return ` ${named(node)} `;
  const text = [...node.childNodes].map(spoken).join('');
  return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
}

/** The line of a dialog that has closed. */
const closed = 'closed';

/**
 * Starts a list of what a member who cannot see hears: pressed keys, the focus with its name, states and description,
 * changed values, opened dialogs, and what live regions say. A region that appears with its text is listed as
 * `born with`, because many screen readers do not say it. Returns the list and the function that stops it.
 */
export function startListening(): { heard: string[]; stop: () => void } {
  const heard: string[] = [];
  const selector = ['[aria-live]', '[role="status"]', '[role="alert"]', '[role="log"]', 'output']
    .map((region) => `${region}:not([aria-live="off"])`)
    .join(', ');
  const said = new Map<Element, string>();
  const dialogs = new Set<Element>();
  const look = (isStart = false) => {
    for (const dialog of dialogs) {
      if (dialog.matches(':modal')) continue;
      dialogs.delete(dialog);
      heard.push(closed);
    }
    for (const dialog of document.querySelectorAll(':modal')) {
      if (!dialogs.has(dialog)) heard.push(`dialog: ${named(dialog)}${more(dialog)}`);
      dialogs.add(dialog);
    }
    for (const region of document.querySelectorAll<HTMLElement>(selector)) {
      const isHidden = region.closest('[inert], [aria-hidden="true"]') !== null;
      const text = isHidden ? (said.get(region) ?? '') : squeeze(spoken(region));
      const before = said.get(region);
      said.set(region, text);
      if (isStart || !text || text === before) continue;
      const isUrgent = region.ariaLive === 'assertive' || region.role === 'alert';
      heard.push(`${isUrgent ? 'assertive' : before === undefined ? 'born with' : 'polite'}: ${text}`);
    }
  };
  look(true);
  const observer = new MutationObserver(() => look());
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['aria-hidden', 'hidden', 'inert', 'open', 'aria-live', 'role'],
  });
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const onFocus = ({ target }: FocusEvent) => {
    look();
    heard.push(`focus: ${named(target as Element)}${more(target as Element)}`);
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) heard.push(`value: ${squeeze(target.selectedOptions[0]?.label)}`);
  };
  const onKey = ({ key, ctrlKey }: KeyboardEvent) => {
    if (key !== 'Control') heard.push(`press: ${ctrlKey ? 'Control+' : ''}${key === ' ' ? 'Space' : key}`);
  };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('change', onChange, options);
  document.addEventListener('keydown', onKey, options);
  return {
    heard,
    stop: () => {
      observer.disconnect();
      ended.abort();
    },
  };
}

/** Returns the lines between two pressed keys, for each pressed key. */
function afterEachKey(heard: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of heard) {
    if (line.startsWith('press: ')) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts;
}

/**
 * Returns the faults in a list of what is heard: a status that appears with its text, a page without its name, a dialog
 * that is announced twice, an announcement that is repeated at once, and a dialog of which its button does not warn.
 */
export function heardFaults(heard: readonly string[]): string[] {
  const faults = heard.filter((line) => line.startsWith('born with: ') || /^focus: (main|null) ""/.test(line));
  let focused = '';
  for (const part of afterEachKey(heard)) {
    const opened = part.flatMap((line, index) => (line.startsWith('dialog: ') ? [{ line, index }] : []));
    const [first] = opened;
    if (first) {
      if (opened.some(({ line, index }) => line === first.line && index > first.index))
        faults.push(`twice: ${first.line}`);
      const isAsked = part[0] === 'press: Enter' && focused.startsWith('focus: button');
      if (isAsked && first.line.startsWith('dialog: dialog') && !focused.includes('[haspopup'))
        faults.push(`no popup: ${focused} opens ${first.line}`);
    }
    const announced = part.filter((line) => line === closed || /^(polite|assertive): /.test(line));
    // A dialog that closes cuts its announcement off, so it is said again (`announce.ts`).
    const isRepeated = (line: string, index: number) =>
      announced.lastIndexOf(line, index - 1) > announced.lastIndexOf(closed, index);
    faults.push(
      ...announced
        .filter((line, index) => index > 0 && line !== closed && isRepeated(line, index))
        .map((line) => `twice: ${line}`),
    );
    focused = part.findLast((line) => line.startsWith('focus: ')) ?? focused;
  }
  return faults;
}
