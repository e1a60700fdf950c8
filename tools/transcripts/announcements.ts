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
    kapaoVoice?: Voice;
    kapaoRecording?: Recording;
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

/** The lines recorded so far. */
interface Recording {
  lines: string[];
  /** Adds what the member did: the focus that Tab has moved, and the text that they have typed. */
  flush(): void;
  /** Ends the recording. */
  ends: (() => void)[];
}

/**
 * Records what the member does with keys, and what a screen reader says about the focus: the focused control and an
 * opened dialog. Of several Tabs in a row it records the last, because the focus order lists the others.
 */
export function recordKeys(): void {
  const { spoken, nameOf, top, stops } = window.kapaoVoice as Voice;
  const lines: string[] = [];
  const focusable = 'a[href], button, input, select, textarea, summary, video, [tabindex]';
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      // A description is read even if the element itself is hidden.
      .map((id) => [...(document.getElementById(id)?.childNodes ?? [])].map(spoken).join(' '))
      .filter(Boolean)
      .join(' ')
      .trim();

  const waiting = { typed: '', tabbed: '' };
  let settle = () => {};
  const flush = () => {
    settle();
    for (const kind of ['tabbed', 'typed'] as const) {
      if (waiting[kind]) lines.push(waiting[kind]);
      waiting[kind] = '';
    }
  };
  let dialog: Element | undefined;
  const enterDialog = (target: Element) => {
    const now = target.closest('dialog') ?? undefined;
    if (now && now !== dialog) {
      const description = textOf(now.getAttribute('aria-describedby'));
      lines.push(`dialog: ${nameOf(now)}${description ? ` ${description}` : ''}`);
    }
    dialog = now;
  };
  /** While Tab is handled: the control that has to get the focus next, if the order says which. */
  let tab: { next?: Element } | undefined;
  const onFocus = (target: Element | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    if (tab) waiting.tabbed = '';
    else flush();
    enterDialog(target);
    if (target.localName === 'dialog') return;
    const description = textOf(target.getAttribute('aria-describedby'));
    const note = tab?.next && tab.next !== target ? ' [not the next in the focus order]' : '';
    const line = `focus: ${nameOf(target)}${description ? `, ${description}` : ''}${note}`;
    if (tab && !note) waiting.tabbed = line;
    else lines.push(line);
  };

  /** Browsers report only the last focus of a task: `showModal` focuses the first control before the app's choice. */
  const onFocusIn = () => {
    settle = () => {
      settle = () => {};
      onFocus(document.activeElement);
    };
    queueMicrotask(() => settle());
  };

  const seen = new Set<string>();
  const addOrder = (order: HTMLElement[]) => {
    const modal = top();
    const view = modal ? nameOf(modal) : (document.querySelector('h1')?.textContent ?? '');
    if (seen.has(view) || order.length < 2) return;
    seen.add(view);
    flush();
    lines.push('order:', ...order.map((one) => `  ${nameOf(one)}`));
  };
  let isStarted = false;
  const onKey = ({ key, target }: Event & { key: string }) => {
    // Announcements before the first key depend on the previous story, so discard them.
    if (!isStarted) lines.length = 0;
    isStarted = true;
    if (['Enter', 'Escape'].includes(key) || (key === 'Tab' && waiting.typed)) flush();
    const order = stops();
    addOrder(order);
    const at = order.indexOf(document.activeElement as HTMLInputElement);
    tab = key === 'Tab' ? { next: at < 0 ? undefined : order[at + 1] } : undefined;
    const isSent = key === 'Enter' && target instanceof HTMLTextAreaElement;
    if (key !== 'Escape' && !isSent) return;
    lines.push(`key: ${key}`);
  };
  const onKeyUp = () => {
    tab = undefined;
  };
  const onPress = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
    // A script clicks hidden controls, such as a file input.
    if (!control?.checkVisibility()) return;
    flush();
    lines.push(`press: ${nameOf(control)}`);
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || ['checkbox', 'radio', 'file'].includes((target as HTMLInputElement).type))
      return;
    const { value, type } = target as HTMLInputElement;
    const text = target instanceof HTMLSelectElement ? target.selectedOptions[0]?.text : value.split('\n').join(' ');
    // The focus comes before the text.
    if (waiting.tabbed) flush();
    waiting.typed = `type: ${nameOf(target)} ${type === 'password' ? '(secret)' : text}`;
  };

  const listeners = { focusin: onFocusIn, keydown: onKey, keyup: onKeyUp, click: onPress, input: onInput };
  const entries = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [name, listener] of entries) document.addEventListener(name, listener, true);
  const end = () => {
    for (const [name, listener] of entries) document.removeEventListener(name, listener, true);
  };
  window.kapaoRecording = { lines, flush, ends: [end] };
}

/** Records what live regions say. `recordKeys` has to run before it. */
export function recordRegions(): void {
  const { spoken, isHeard } = window.kapaoVoice as Voice;
  const { lines, flush, ends } = window.kapaoRecording as Recording;
  const regions = ':is([aria-live], [role="alert"], [role="status"], [role="log"], output):not([aria-live="off"])';
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
      const isInside = (node: Node) => [...parts].some((other) => other !== node && other.contains(node));
      const nodes = [...parts].filter((node) => node.isConnected && !isInside(node));
      const text = isAtomic(region) ? whole : nodes.map(spoken).filter(Boolean).join(' ');
      if (whole !== said.get(region)) say(region, text);
      said.set(region, whole);
    }
  };

  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  ends.push(() => observer.disconnect());
}

/** Ends the recording and returns its lines. */
export function stopRecording(): string[] {
  const { lines, flush, ends } = window.kapaoRecording as Recording;
  flush();
  for (const end of ends) end();
  window.kapaoRecording = undefined;
  return lines;
}
