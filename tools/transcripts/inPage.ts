import type { virtual } from '@guidepup/virtual-screen-reader';

/**
 * These functions run in the page that shows a story. Each is sent there as text, so it must not use anything outside
 * itself, except `window.kapaoReader`, which `installReader` sets.
 */

/** One stop of the virtual screen reader. */
export interface Stop {
  /** The spoken phrase, such as `button, Close`. */
  phrase: string;
  /** Accessible name and value, or the text. */
  name: string;
  /** The start or the end of a container. */
  edge?: 'start' | 'end';
  /** The text of a control's label, which screen readers read with the control. */
  isLabel?: true;
  /** `lang` of the element, if it differs from the page's. */
  lang?: string;
  /** Address of a link. */
  href?: string;
  /** Visible text of a control that names itself differently (`aria-label`). */
  label?: string;
  /** Of a text: continues the text before it, after this space or none. */
  after?: '' | ' ';
}

/** Helpers that `installReader` adds to the page. */
export interface Reader {
  virtual: typeof virtual;
  /** Returns the dialog on top, or the whole page. */
  top(): HTMLElement;
  /** Returns the notes of a stop: its language, its address, its visible text. */
  notesOf(node: Node, name: string): Omit<Stop, 'phrase' | 'name' | 'edge'>;
  /** Returns the phrase and name as screen readers speak them, where the virtual one differs. */
  asSpoken(node: Node, phrase: string, name: string): Pick<Stop, 'phrase' | 'name'>;
}

declare global {
  interface Window {
    kapaoReader?: Reader;
  }
}

/** Installs the virtual screen reader, once per page. `code` is its browser module. */
export async function installReader(code: string): Promise<void> {
  if (window.kapaoReader) return;
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const { virtual } = await import(/* @vite-ignore */ address);
  /** Returns the text that is drawn and not a decoration. */
  const drawn = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || !node.checkVisibility({ visibilityProperty: true })) return '';
    const style = getComputedStyle(node);
    if (style.clipPath === 'inset(50%)' || node.ariaHidden === 'true') return '';
    const text = [...node.childNodes].map(drawn).join('');
    return style.display === 'inline' ? text : ` ${text} `;
  };
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase();
  /** The parts of a sentence are one text, even if some are emphasised. */
  let last: Text | undefined;
  const blockOf = (text: Text) => {
    let block = text.parentElement;
    while (block && getComputedStyle(block).display === 'inline' && !block.matches('a, button'))
      block = block.parentElement;
    return block;
  };
  const after = (text: Text): Pick<Stop, 'after'> => {
    const before = last;
    last = text;
    if (!before || blockOf(before) !== blockOf(text) || before.contains(text)) return {};
    const range = document.createRange();
    range.setStart(before, before.data.trimEnd().length);
    range.setEnd(text, text.data.length - text.data.trimStart().length);
    return { after: range.toString() ? ' ' : '' };
  };
  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
  const { get: computedName } = Object.getOwnPropertyDescriptor(Element.prototype, 'computedName') ?? {};
  /** Replaces a part that differs only by its spaces. */
  const respace = (phrase: string, spoken: string, part = spoken) => {
    const letters = [...part.replace(/\s+/g, '')].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    return letters.length ? phrase.replace(new RegExp(letters.join('\\s*')), () => spoken) : phrase;
  };
  const spokenText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof HTMLElement) || node.ariaHidden === 'true' || node.hidden) return '';
    if (node.matches('[role="img"], img')) return ` ${computedName?.call(node)} `;
    const text = [...node.childNodes].map(spokenText).join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };
  const asSpoken: Reader['asSpoken'] = (node, phrase, name) => {
    if (!(node instanceof HTMLElement)) return { phrase, name };
    // Screen readers read the text of a choice, not its value.
    if (node instanceof HTMLOptionElement) {
      const text = squeeze(node.text);
      const said = phrase.replace(name, () => text);
      return { phrase: node.selected ? said.replace('not selected', 'selected') : said, name: text };
    }
    // ARIA has no role for a video.
    if (node instanceof HTMLVideoElement) return { phrase: `video, ${name}`, name };
    let [said, own] = [phrase, name];
    const replace = (from: string, to: string) => {
      [said, own] = [said.replace(from, () => to), own.replace(from, () => to)];
    };
    if (node instanceof HTMLSelectElement && node.value)
      replace(`, ${node.value}`, `, ${squeeze(node.selectedOptions[0]?.text ?? '')}`);
    // They never read a password.
    if (node instanceof HTMLInputElement && node.type === 'password' && node.value) replace(`, ${node.value}`, '');
    const accessibleName = squeeze(computedName?.call(node) ?? '');
    [said, own] = [respace(said, accessibleName), respace(own, accessibleName)];
    const described = (node.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    for (const part of described) {
      if (!part) continue;
      // A description is read even if the element itself is hidden.
      const text = squeeze([...part.childNodes].map(spokenText).join(''));
      said = respace(said, text, part.textContent ?? '');
    }
    return { phrase: said, name: own };
  };
  /** Visible text matters only if the name replaces it. */
  const renamed = ':is(a[href], button, [role="button"], [role="tab"]):is([aria-label], [aria-labelledby])';
  window.kapaoReader = {
    virtual,
    top: () => [...document.querySelectorAll<HTMLElement>(':modal')].at(-1) ?? document.body,
    notesOf(node, name) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element) return {};
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const control = element.closest('label')?.control;
      const isLabel =
        element.closest('legend, caption') || (control && !element.contains(control) && element !== control);
      const href = element.matches('a[href]') ? (element.getAttribute('href') ?? '') : undefined;
      const label = element.matches(renamed) ? drawn(element).replace(/\s+/g, ' ').trim() : '';
      return {
        ...(isLabel ? { isLabel: true } : {}),
        ...(lang === document.documentElement.lang ? {} : { lang }),
        ...(href === undefined ? {} : { href: href.replace(location.origin, '') }),
        ...(plain(name).startsWith(plain(label)) ? {} : { label }),
        ...(node instanceof Text ? after(node) : {}),
      };
    },
    asSpoken,
  };
}

/** Reads the dialog on top, or the page, from its start to its end. */
export async function readAloud(): Promise<Stop[]> {
  const { virtual, top, notesOf, asSpoken } = window.kapaoReader as Reader;
  const container = top();
  // The reader would mix Chromium's roles, which also cover elements that are ignored, with its own.
  const computed = ['computedName', 'computedRole'].map(
    (key) => [key, Object.getOwnPropertyDescriptor(Element.prototype, key)] as const,
  );
  for (const [key] of computed) Reflect.deleteProperty(Element.prototype, key);
  await virtual.start({ container });
  const stops: Stop[] = [];
  const starts = new Map<Node, Stop>();
  const first = { node: virtual.activeNode, phrase: await virtual.lastSpokenPhrase() };
  do {
    const node = virtual.activeNode as Node;
    const read = asSpoken(node, await virtual.lastSpokenPhrase(), await virtual.itemText());
    const { phrase: said, name } = read;
    // ARIA has no role for a password. Screen readers call it a protected text field.
    const phrase = node instanceof HTMLInputElement && node.type === 'password' ? `textbox, ${said}, protected` : said;
    const stop: Stop = { phrase, name, ...notesOf(node, name) };
    const start = starts.get(node);
    if (start && phrase.startsWith('end')) {
      start.edge = 'start';
      stop.edge = 'end';
    }
    starts.set(node, stop);
    stops.push(stop);
    await virtual.next();
    // After the end the reader starts again at the top.
  } while (virtual.activeNode !== first.node || (await virtual.lastSpokenPhrase()) !== first.phrase);
  await virtual.stop();
  for (const [key, descriptor] of computed) if (descriptor) Object.defineProperty(Element.prototype, key, descriptor);
  return stops;
}
