/**
 * These functions run in the page while a flow plays. Each is sent there as text, so it must not use anything outside
 * itself.
 */

/** Chromium computes both with the flag of `readerArgs`. */
interface Computed extends HTMLElement {
  computedRole?: string;
  computedName?: string;
}

declare global {
  interface Window {
    /** Ends the recording and returns its lines. */
    kapaoStopListening?: () => string[];
    kapaoVoice?: Voice;
  }
}

/** Flags that let a page read the accessible names and roles which Chromium computes. */
export const readerArgs = ['--enable-blink-features=ComputedAccessibilityInfo'];

/** Helpers that `installVoice` adds to the page. */
interface Voice {
  /** Returns the text of a node without what is hidden from screen readers. */
  spoken(node: Node): string;
  /** Returns whether a screen reader can reach the element now. */
  isHeard(element: Element): boolean;
  /** Returns role and name of an element, such as `button "Close"`. */
  nameOf(element: HTMLElement): string;
  /** Returns the dialog on top, if there is one. */
  top(): HTMLElement | undefined;
  /** Returns the controls that Tab reaches, in order. A group of radio buttons is one stop. */
  stops(): HTMLInputElement[];
}

/** Adds the helpers of `Voice` to the page as `window.kapaoVoice`. `startListening` uses them. */
export function installVoice(): void {
  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
  const spoken = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof HTMLElement) || node.ariaHidden === 'true' || node.hidden) return '';
    if (node.matches('button, [role="img"], img')) return ` ${(node as Computed).computedName} `;
    const text = [...node.childNodes].map(spoken).join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };
  const top = () => [...document.querySelectorAll<HTMLElement>(':modal')].at(-1);
  const isHeard = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    (top()?.contains(element) ?? true);
  const nameOf = (element: HTMLElement) => {
    const { computedRole, computedName } = element as Computed;
    const role = computedRole && computedRole !== 'generic' ? computedRole : element.localName;
    return squeeze(`${role} ${computedName ? `"${squeeze(computedName)}"` : ''}`);
  };
  const focusable = 'a[href], button, input, select, textarea, summary, video, [tabindex]';
  const stops = () => {
    const all = [...(top() ?? document.body).querySelectorAll<HTMLInputElement>(focusable)].filter(
      (one) => one.tabIndex >= 0 && isHeard(one) && !one.disabled && !one.closest('.sb-wrapper'),
    );
    return all.filter((one) => {
      if (one.type !== 'radio') return true;
      const group = all.filter((other) => other.type === 'radio' && other.name === one.name);
      return (group.find(({ checked }) => checked) ?? group[0]) === one;
    });
  };
  window.kapaoVoice = { spoken: (node) => squeeze(spoken(node)), isHeard, nameOf, top, stops };
}

/**
 * Records everything that a screen reader speaks by itself: the focused control, an opened dialog, live regions. Also
 * records each press, and the focus order when a page or dialog is used first.
 */
export function startListening(): void {
  const { spoken, isHeard, nameOf, top, stops } = window.kapaoVoice as Voice;
  const lines: string[] = [];
  const focusable = 'a[href], button, input, select, textarea, summary, video, [tabindex]';
  const add = (line: string) => void (lines.at(-1) !== line && lines.push(line));
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => spoken(document.getElementById(id) ?? document.createTextNode('')))
      .filter(Boolean)
      .join(' ');

  let typed: HTMLInputElement | undefined;
  const flush = () => {
    if (!typed) return;
    const { value, type } = typed;
    add(`type: ${nameOf(typed)} ${type === 'password' ? '(secret)' : value.split('\n').join(' ')}`);
    typed = undefined;
  };
  let dialog: Element | undefined;
  const enterDialog = (target: Element) => {
    const now = target.closest('dialog') ?? undefined;
    if (now && now !== dialog) {
      const description = textOf(now.getAttribute('aria-describedby'));
      add(`dialog: ${nameOf(now)}${description ? ` ${description}` : ''}`);
    }
    dialog = now;
  };
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    flush();
    enterDialog(target);
    if (target.localName === 'dialog') return;
    const description = textOf(target.getAttribute('aria-describedby'));
    add(`focus: ${nameOf(target)}${description ? `, ${description}` : ''}`);
  };

  const seen = new Set<string>();
  const onPress = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLInputElement>(`${focusable}, label`) : null;
    if (!control || control.localName === 'label') return;
    flush();
    const order = stops();
    const view = `${location.pathname} ${top() ? nameOf(top() as HTMLElement) : 'page'}`;
    if (!seen.has(view) && order.length > 1) {
      seen.add(view);
      lines.push(`order: ${order.map(nameOf).join(' > ')}`);
    }
    const isOption =
      control.type === 'radio' && order.some(({ name, type }) => type === 'radio' && name === control.name);
    const reach = order.includes(control) || isOption || control.tabIndex < 0 ? '' : ' [not reachable by Tab]';
    lines.push(`press: ${nameOf(control)}${reach}`);
  };
  const onInput = ({ target }: Event) => {
    if (target !== typed) flush();
    if (target instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(target.type)) return;
    typed = target as HTMLInputElement;
  };

  const regions = '[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"], output';
  const isAtomic = (region: Element) =>
    region.ariaAtomic === 'true' ||
    (region.ariaAtomic !== 'false' && region.matches('[role="alert"], [role="status"]'));
  const isAssertive = (region: Element) => (region.ariaLive ?? '') === 'assertive' || region.matches('[role="alert"]');
  const said = new WeakMap<Element, string>();
  for (const region of document.querySelectorAll(regions)) said.set(region, spoken(region));
  const say = (region: Element, text: string) => {
    if (!text || !isHeard(region)) return;
    flush();
    lines.push(`${isAssertive(region) ? 'assertive' : 'polite'}: ${text}`);
  };
  const onChange = (changes: MutationRecord[]) => {
    const changed = new Map<Element, Set<Node>>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(regions);
      if (region) {
        const parts = changed.get(region) ?? new Set();
        for (const node of addedNodes.length ? addedNodes : [target]) parts.add(node);
        changed.set(region, parts);
      }
      // An alert speaks as soon as it is on the page. Other regions speak only when they change later.
      for (const node of addedNodes) {
        if (!(node instanceof Element) || region) continue;
        const inside = [...node.querySelectorAll(regions), ...(node.matches(regions) ? [node] : [])];
        for (const one of inside) {
          if (one.matches('[role="alert"]')) changed.set(one, new Set([one]));
          else said.set(one, spoken(one));
        }
      }
    }
    for (const [region, parts] of changed) {
      const whole = spoken(region);
      const nodes = [...parts].filter((node) => node.isConnected);
      const text = isAtomic(region) ? whole : nodes.map(spoken).filter(Boolean).join(' ');
      if (whole !== said.get(region)) say(region, text);
      said.set(region, whole);
    }
  };

  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const listeners = { focusin: onFocus, click: onPress, input: onInput };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
  window.kapaoStopListening = () => {
    flush();
    observer.disconnect();
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true);
    window.kapaoStopListening = undefined;
    return lines;
  };
}

/** Ends the recording and returns its lines. */
export const stopListening = (): string[] => window.kapaoStopListening?.() ?? [];
