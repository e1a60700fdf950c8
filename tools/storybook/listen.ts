import type { Page } from 'playwright';

declare global {
  interface Window {
    /** What a member who cannot see hears while a flow plays: see `startListening`. */
    kapaoHeard?: string[];
  }
}

/** Chromium computes both with the flag of `listeningArgs`. */
interface Computed extends HTMLElement {
  computedRole?: string;
  computedName?: string;
}

export const listeningArgs = ['--enable-blink-features=ComputedAccessibilityInfo'];

/**
 * Starts a list of what is heard: pressed keys, the focus with its role and name, opened dialogs, and what live regions
 * say. A region that appears with its text is listed as `born with`, because many screen readers do not say it. Runs in
 * the page, so it uses nothing outside itself.
 */
export function startListening(): void {
  const heard: string[] = [];
  window.kapaoHeard = heard;
  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Computed) => `${element.computedRole} "${squeeze(element.computedName ?? '')}"`;
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof HTMLElement) || node.ariaHidden === 'true' || !node.checkVisibility()) return '';
    if (node.matches('button, a, img, [role="img"]')) return ` ${nameOf(node)} `;
    const text = [...node.childNodes].map(spoken).join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };
  const selector = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
  const said = new Map<Element, string>();
  const dialogs = new Set<Element>();
  const look = (isStart = false) => {
    for (const dialog of document.querySelectorAll<HTMLElement>(':modal')) {
      if (!dialogs.has(dialog)) heard.push(`dialog: ${nameOf(dialog)}`);
      dialogs.add(dialog);
    }
    for (const dialog of dialogs) if (!dialog.matches(':modal')) dialogs.delete(dialog);
    for (const region of document.querySelectorAll<HTMLElement>(selector)) {
      const isHidden = region.closest('[inert], [aria-hidden="true"]') !== null;
      const text = isHidden ? (said.get(region) ?? '') : squeeze(spoken(region));
      const before = said.get(region);
      said.set(region, text);
      if (isStart || !text || text === before) continue;
      const isUrgent = region.ariaLive === 'assertive' || region.role === 'alert';
      if (before === undefined && !isUrgent) heard.push(`born with: ${text}`);
      else {
        // A log says only what was added.
        const added = before && text.startsWith(before) ? text.slice(before.length).trim() : text;
        heard.push(`${isUrgent ? 'assertive' : 'polite'}: ${added}`);
      }
    }
  };
  look(true);
  new MutationObserver(() => look()).observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['aria-hidden', 'hidden', 'inert', 'open', 'aria-live', 'role'],
  });
  document.addEventListener('focusin', ({ target }) => {
    look();
    heard.push(`focus: ${nameOf(target as HTMLElement)}`);
  });
  document.addEventListener(
    'keydown',
    ({ key, ctrlKey }) => {
      if (key !== 'Control') heard.push(`press: ${ctrlKey ? 'Control+' : ''}${key === ' ' ? 'Space' : key}`);
    },
    true,
  );
}

/** Joins the typed letters of one field into one line. */
export function joinTyped(heard: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of heard) {
    const [, letter] = /^press: (.)$/u.exec(line) ?? [];
    if (letter && lines.at(-1)?.startsWith('type: ')) lines.push(`${lines.pop()}${letter}`);
    else lines.push(letter ? `type: ${letter}` : line);
  }
  return lines;
}

/** Gives the page real keys (`.storybook/keyboard.ts`). */
export async function addKeyboard(page: Page): Promise<void> {
  await page.exposeFunction('kapaoPress', (key: string) => page.keyboard.press(key));
  await page.exposeFunction('kapaoType', (text: string) => page.keyboard.type(text));
  await page.evaluate(() => {
    const { kapaoPress: press, kapaoType: type } = window as never as Record<string, (text: string) => Promise<void>>;
    if (press && type) window.kapaoKeyboard = { press, type };
  });
}
