import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

/** Rules about what a member who cannot see hears. They apply to every story at its end, and within flows by keyboard. */

const buttons = 'button, [role="button"]';
const fields = 'input:not([type="hidden"]), select, textarea, [role="switch"], [role="slider"]';
const controls = `${buttons}, a[href], summary, ${fields}`;
const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

const isHeard = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]');
const heard = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].filter(isHeard);
const getName = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();
const describe = (element: Element) => element.outerHTML.slice(0, 120);

/** Returns true for a link or a support button beside words of its sentence: it is read as a part of the sentence. */
const isInSentence = ({ previousSibling, nextSibling }: Element) =>
  [previousSibling, nextSibling].some(
    (beside) => (beside instanceof Text || beside instanceof HTMLSpanElement) && beside.textContent?.trim(),
  );

const inLiveRegions = (root: ParentNode) =>
  heard(root, live)
    .filter((region) => region.getAttribute('aria-live') !== 'off')
    .flatMap((region) => heard(region, controls))
    .filter((control) => !isInSentence(control));

/** Returns true for links to the same page, and for entries of a list in which the server has sent the same twice. */
function isSameThing(item: Element, second: Element): boolean {
  const href = item.getAttribute('href');
  const entry = item.closest('li, tr')?.textContent;
  return (
    (href !== null && href === second.getAttribute('href')) ||
    (entry !== undefined && entry === second.closest('li, tr')?.textContent)
  );
}

/**
 * Returns the names and descriptions that two controls share although they do different things. Radios have their
 * group's name too, and a control in a sentence has its words.
 */
function sharedNames(named: readonly (readonly [Element, string])[]): string[] {
  const getKind = (control: Element) =>
    control.matches('a[href]') ? 'link' : control.matches(fields) ? 'field' : 'button';
  const first = new Map<string, Element>();
  return named.flatMap(([control, name]) => {
    if (!name || control.matches('[type="radio"]') || isInSentence(control)) return [];
    const key = `${getKind(control)}: ${name} ${computeAccessibleDescription(control)}`.trim();
    const before = first.get(key);
    if (!before) first.set(key, control);
    return before && !isSameThing(control, before) ? [key] : [];
  });
}

/** Screen-reader texts are a pixel wide. They are written to follow the text before them. */
const isPause = (node: Text) => (node.parentElement?.getBoundingClientRect().width ?? 0) <= 1;
const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');

/** Returns the visible texts of a control's name, one for each place in which they stand. */
function getPlaces(control: Element): { text: string; place: Element; isSpokenOnly: boolean }[] {
  const [label = control] = (control as HTMLInputElement).labels ?? [];
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  const found: { text: string; place: Element; isSpokenOnly: boolean }[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    let place = node.parentElement;
    if (!node.data.trim() || !place || !isHeard(place) || place.matches('textarea, option')) continue;
    const isSpokenOnly = isPause(node);
    while (place !== label && place.parentElement && isInline(place)) place = place.parentElement;
    found.push({ text: node.data.trim(), place, isSpokenOnly });
  }
  return found;
}

/** Returns the controls whose name joins a title and a note without a pause (`SpokenPause`). */
const runOnNames = (named: readonly (readonly [Element, string])[]): string[] =>
  named.flatMap(([control, name]) => {
    if (control.matches('select, [aria-label], [aria-labelledby]')) return [];
    const places = getPlaces(control);
    const isRunOn = places.some((item, index) => {
      const next = places[index + 1];
      if (!next || item.place === next.place || item.isSpokenOnly || next.isSpokenOnly) return false;
      return /[\p{L}\p{N}%]$/u.test(item.text) && /^[\p{L}\p{N}]/u.test(next.text);
    });
    return isRunOn ? [name] : [];
  });

/** An amount without its unit, in one text node that screen readers read. Dates, times and codes do not match. */
const bareAmount = /^[+−]?[\d,]*\d\.\d\d$/;
/** Screen readers skip a dash: see `NoValue`. */
const bareDash = '–';

function bareTexts(root: Node): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!bareAmount.test(text) && text !== bareDash) continue;
    const parent = node.parentElement;
    if (parent && isHeard(parent) && !parent.closest('[role="img"]'))
      found.push(text === bareDash ? `not spoken: ${describe(parent)}` : `no unit: ${text}`);
  }
  return found;
}

const headings = 'h1, h2, h3, h4, h5, h6, th, dt, legend, figcaption';
const labelAttributes = ['aria-label', 'alt', 'placeholder', 'title'];

/**
 * Returns names and labels with a soft hyphen, a zero-width space or a word joiner. A search in the page, a script or a
 * copied text would meet a character that nobody sees.
 */
function invisibleLetters(root: ParentNode, names: readonly string[]): string[] {
  const attributes = labelAttributes.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  return [document.title, ...names, ...heard(root, headings).map(({ textContent }) => textContent), ...attributes]
    .filter((text) => /[\u00ad\u200b\u2060]/.test(text))
    .map((text) => text.replace(/[\u00ad\u200b\u2060]/g, '·'));
}

/** Returns the dialog on top, or the page. Everything else is inert. */
const top = (): HTMLElement => [...document.querySelectorAll<HTMLElement>(':modal')].at(-1) ?? document.body;

/** Each page has one name, also a loading, failed or empty one: the heading that gets the focus after a navigation. */
function headingIssues(): string[] {
  const pages = heard(document, 'main');
  const headings = pages.flatMap((page) => heard(page, 'h1'));
  // While the page's code loads, there is no page yet.
  const content = 'h1, h2, form, [data-failed], [aria-busy="true"]';
  if (!pages.some((page) => page.querySelector(content))) return [];
  return headings.length !== 1 ? [`page with ${headings.length} headings h1`] : [];
}

/**
 * Returns what a member who cannot see would miss on a page or in a dialog: controls and dialogs without a name,
 * controls inside live regions, and labels with invisible letters. With `isPage`, also different controls with the same
 * name, names without a pause, amounts without a unit, and dashes. With `isScreen`, also a page without its heading. A
 * component's own story shows it many times, and without its words.
 */
export function hearingIssues({ root = top(), isPage = true, isScreen = true } = {}): string[] {
  const named = heard(root, controls).map((control) => [control, getName(control)] as const);
  const dialogs = root.matches(':modal') && !getName(root) ? [root] : [];
  const nameless = [...dialogs, ...named.flatMap(([control, name]) => (name ? [] : [control]))];
  return [
    ...nameless.map((element) => `no name: ${describe(element)}`),
    ...inLiveRegions(root).map((control) => `in a live region: ${control.textContent}`),
    ...(isPage ? [...sharedNames(named).map((name) => `same name of two: ${name}`), ...bareTexts(root)] : []),
    ...invisibleLetters(
      root,
      named.map(([, name]) => name),
    ).map((text) => `invisible letters: ${text}`),
    ...(isPage ? runOnNames(named).map((name) => `no pause: ${name}`) : []),
    ...(isScreen && root === document.body ? headingIssues() : []),
  ];
}
