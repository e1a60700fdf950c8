import { type Proposals, patchOf } from './patch.ts';
import type { Entry, Report, Seen, Shot, Wording } from './report.ts';

/** Scripts of the report page, which contains all of these functions as text. They call each other. */

/** Creates an element with attributes and content. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

/** Returns the tags and values of a text. A proposal must keep them. */
export function partsOf(text: string): string[] {
  return [...text.matchAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+>/g)].map(([part]) => part).sort();
}

export function lettersOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

/** Returns the errors of a proposal as one text; '' for a valid or an empty proposal. */
export function faultOf(text: string, proposal: string): string {
  if (!proposal) return '';
  const [wanted, has] = [partsOf(text), partsOf(proposal)];
  const missing = wanted.filter((part) => !has.includes(part));
  const more = has.filter((part) => !wanted.includes(part));
  return [...missing.map((part) => `${part} is missing.`), ...more.map((part) => `${part} is not in the text.`)].join(
    ' ',
  );
}

/**
 * Returns the part of a screenshot around a text, with a frame around the text. `isWhole` shows the whole screenshot.
 */
export function cutOut({ image, width, height, box }: Shot, alt: string, isWhole = false): HTMLElement {
  const around = 52;
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const wide = isWhole ? width : Math.min(width, 390);
  const high = isWhole ? height : clamp(box.height + around * 2, 150, Math.min(height, 420));
  const left = clamp(box.x + box.width / 2 - wide / 2, 0, width - wide);
  const top = clamp(box.y + Math.min(box.height, high) / 2 - high / 2, 0, height - high);
  const percent = (value: number, of: number) => `${((value / of) * 100).toFixed(3)}%`;
  const screenshot = make('img', { src: image, alt, loading: 'lazy' });
  Object.assign(screenshot.style, {
    width: percent(width, wide),
    left: percent(-left, wide),
    top: percent(-top, high),
  });
  const frame = make('i');
  Object.assign(frame.style, {
    left: percent(box.x - left - 4, wide),
    top: percent(box.y - top - 4, high),
    width: percent(box.width + 8, wide),
    height: percent(box.height + 8, high),
  });
  const shot = make('button', { class: 'shot', type: 'button' }, screenshot, frame);
  shot.style.aspectRatio = `${wide} / ${high}`;
  return shot;
}

/** Shows a whole screenshot in a dialog. A click or Escape closes it. */
export function showWhole(shot: Shot, alt: string): void {
  const whole = cutOut(shot, alt, true);
  whole.style.width = `min(${shot.width}px, 92vw)`;
  const dialog = make('dialog', { 'aria-label': alt }, whole);
  whole.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  whole.querySelector('i')?.scrollIntoView({ block: 'center' });
}

/** Returns the screenshots of a text in one story and language: before, if available, and now. */
export function shotsOf({ story, now, before }: Seen, language: string): HTMLElement {
  const place = make('div', { class: 'shots' });
  const add = (shot: Shot | undefined, when: string) => {
    if (!shot) return;
    const alt = `${story.title}: ${story.name}, ${language}${when && `, ${when}`}`;
    const screenshot = cutOut(shot, alt);
    screenshot.addEventListener('click', () => showWhole(shot, alt));
    const how = shot.how === 'text' ? '' : shot.how === 'page title' ? 'page title' : `not visible: ${shot.how}`;
    const notes = [when, how].filter(Boolean).join(' · ');
    place.append(make('div', {}, ...(notes ? [make('span', { class: 'how' }, notes)] : []), screenshot));
  };
  add(before[language], 'before');
  add(now[language], before[language] ? 'now' : '');
  if (!place.childElementCount) place.append(make('div', { class: 'none' }, 'Not shown here in this language'));
  return place;
}

/** Describes how long a text may become on the smallest phone. */
export function limitOf(limit: Entry['limits'][string] | undefined): HTMLElement {
  const line = make('p', { class: 'limit' });
  if (!limit) {
    line.append('Not measured: no visible text');
    return line;
  }
  const { letters, lines, sameLines, most } = limit;
  const b = (count: number) => make('b', {}, String(count));
  line.title =
    'Measured at 320 px: the text is extended with its own words, with the values of this story, until it needs another line, and until something is cut or too wide. The narrowest place in the screenshots counts.';
  line.append('At 320 px ', b(letters), lines > 1 ? ` letters on ${lines} lines; up to ` : ' letters; up to ');
  line.append(b(sameLines), lines > 1 ? ` on ${lines} lines` : ' on one line');
  line.append(...(most === undefined ? [', then it continues on another line'] : [', cut beyond ', b(most)]));
  const scale = most ?? sameLines;
  line.append(make('meter', { max: String(Math.max(scale, letters)), value: String(letters), 'aria-hidden': 'true' }));
  return line;
}

/** Returns the current and the earlier text, and the field for a proposal. */
export function wordingOf(
  wording: Wording,
  { language, count, kept, keep }: { language: string; count: number; kept: string; keep: (text: string) => void },
): HTMLElement {
  const tag = language === 'la' ? 'lo' : language;
  const { text, before, key } = wording;
  const box = make('div', { lang: tag });
  const words = make('p', { class: 'wording' }, text);
  if (count > 1) words.prepend(make('small', { lang: 'en' }, key));
  if (before !== undefined && before !== text) box.append(make('p', { class: 'wording was' }, before));
  const field = make('textarea', {
    rows: '1',
    placeholder: 'Proposal',
    'aria-label': `Proposal for ${key}, ${language}`,
  });
  field.value = kept;
  const warning = make('p', { class: 'warning', lang: 'en', role: 'status' });
  const judge = () => {
    warning.textContent = faultOf(text, field.value);
  };
  field.addEventListener('input', () => {
    judge();
    keep(field.value);
  });
  judge();
  box.append(words, field, warning);
  return box;
}

/** Lists the glossary terms of a text. Underlines a term with dots if the text in that language does not use it. */
export function termsOf({ terms }: Entry): HTMLElement {
  const list = make('ul', { class: 'terms', 'aria-label': 'Words of the glossary' });
  for (const term of terms) {
    const item = make('li', {}, make('b', {}, term.en));
    for (const one of ['th', 'la'] as const) {
      const isSaid = term.in.includes(one);
      const word = make(
        'span',
        { lang: one === 'la' ? 'lo' : one, ...(isSaid ? {} : { class: 'missing' }) },
        term[one],
      );
      if (!isSaid) word.title = 'The glossary has this term, but the text uses another one';
      item.append(' · ', word);
    }
    list.append(item);
  }
  return list;
}

/** Returns the card of one text with all its details. */
export function cardOf(
  entry: Entry,
  languages: Record<string, string>,
  wordings: (one: Wording, language: string, count: number) => HTMLElement,
): HTMLElement {
  const header = make('header', {}, make('h3', {}, make('code', {}, entry.name)));
  if (entry.status !== 'same') header.append(make('span', { class: `status ${entry.status}` }, entry.status));
  if (!entry.seen.length) header.append(make('span', { class: 'status unseen' }, 'no story shows it'));
  if (entry.terms.length) header.append(termsOf(entry));
  const three = make('div', { class: 'three' });
  for (const [language, name] of Object.entries(languages)) {
    const own = entry.wordings[language] ?? [];
    const column = make('section', { class: 'language' }, make('h4', {}, name));
    for (const one of own) column.append(wordings(one, language, own.length));
    if (entry.seen.length) column.append(limitOf(entry.limits[language]));
    three.append(column);
  }
  const isServed = location.protocol.startsWith('http');
  const link = ({ id, title, name }: Seen['story']) => {
    const words = `${title}: ${name}`;
    return isServed ? make('a', { href: `../?path=/story/${id}`, target: '_blank' }, words) : make('span', {}, words);
  };
  const rows = (all: readonly Seen[]) =>
    all.flatMap((seen) => [
      make('div', { class: 'place' }, link(seen.story)),
      ...Object.keys(languages).map((language) => shotsOf(seen, language)),
    ]);
  const first = 6;
  three.append(...rows(entry.seen.slice(0, first)));
  const card = make('article', {}, header, three);
  if (entry.seen.length > first) {
    const more = make('button', { class: 'more', type: 'button' }, `${entry.seen.length - first} more places`);
    more.addEventListener('click', () => {
      three.append(...rows(entry.seen.slice(first)));
      more.remove();
    });
    card.append(more);
  }
  if (entry.more.length) {
    const items = entry.more.map((story) => make('li', {}, link(story)));
    const summary = make('summary', {}, `${entry.more.length} more stories show it`);
    card.append(make('details', {}, summary, make('ul', {}, ...items)));
  }
  return card;
}

/** Manages the proposals and their bar. localStorage keeps proposals by file and key, because lines may change. */
export function proposalsIn({ entries, files }: Report, footer: HTMLElement, onForget: () => void) {
  const store = `kapao words ${location.pathname}`;
  let kept: Record<string, string> = JSON.parse(localStorage.getItem(store) ?? '{}');
  const nameOf = ({ file, key }: Wording) => `${file} ${key}`;
  const of = (one: Wording) => kept[nameOf(one)] ?? '';
  const proposed = () => entries.flatMap(({ wordings }) => Object.values(wordings).flat()).filter(of);
  const said = make('p', { role: 'status' });
  const write = (all: typeof kept) => {
    kept = all;
    localStorage.setItem(store, JSON.stringify(kept));
    show();
  };
  const show = () => {
    const count = proposed().length;
    footer.hidden = count === 0;
    said.textContent = `${count} ${count === 1 ? 'proposal' : 'proposals'}, kept in this browser`;
  };
  const download = make('button', { type: 'button' }, 'Download as a patch');
  download.addEventListener('click', () => {
    const proposals: Proposals = {};
    for (const one of proposed()) proposals[one.file] = { ...proposals[one.file], [one.line]: of(one) };
    const patch = new Blob([patchOf(files, proposals)], { type: 'text/x-diff' });
    const link = make('a', { href: URL.createObjectURL(patch), download: 'words.patch' });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  });
  const forget = make('button', { type: 'button' }, 'Delete all');
  forget.addEventListener('click', () => {
    write({});
    onForget();
  });
  footer.append(said, download, forget);
  show();
  const keep = (one: Wording, proposal: string) => {
    const text = proposal.trim();
    write({ ...kept, [nameOf(one)]: text === one.text ? '' : text });
  };
  return { of, keep };
}

/** Lists the texts that exist only in the base commit. */
export function goneOf(gone: Report['gone']): HTMLElement {
  const items = gone.map(({ name, texts }) =>
    make('li', {}, make('code', {}, name), ` ${Object.values(texts).join(' · ')}`),
  );
  return make('article', {}, make('h3', {}, 'Removed since then'), make('ul', {}, ...items));
}

/** Renders the whole page. */
export function showReport(report: Report): void {
  const { base: against, entries, gone } = report;
  const languages = { th: 'ไทย', la: 'ລາວ', en: 'English' };
  const [nav, main, footer] = ['nav', 'main', 'footer'].map((name) => document.querySelector(name) as HTMLElement);
  if (!nav || !main || !footer) return;
  const search = make('input', {
    ...{ type: 'search', placeholder: 'Find a text or key', 'aria-label': 'Find a text or key' },
  });
  const all = ({ wordings }: Entry) => Object.values(wordings).flat();
  const groups = new Map<string, (entry: Entry) => boolean>([
    ['All', () => true],
    ['Proposed', (entry) => all(entry).some(proposals.of)],
    ['No story shows it', ({ seen }) => !seen.length],
    ['Glossary has another term', ({ terms }) => terms.some((term) => term.in.length < 3)],
  ]);
  const spaces = [...new Set(entries.map(({ name }) => name.split(':')[0] ?? ''))].sort();
  for (const space of spaces) groups.set(space, ({ name }) => name.startsWith(`${space}:`));
  let group = against || entries.length < 100 ? 'All' : (spaces[0] ?? 'All');
  let limit = 40;

  const wordings = (one: Wording, language: string, count: number) =>
    wordingOf(one, { language, count, kept: proposals.of(one), keep: (text) => proposals.keep(one, text) });
  const isFound = (entry: Entry) => {
    const texts = all(entry).flatMap(({ text, before = '' }) => [text, before]);
    const said = [entry.name, ...texts].join(' ').toLowerCase();
    return search.value
      .toLowerCase()
      .split(' ')
      .every((word) => said.includes(word));
  };
  const show = () => {
    for (const [name, button] of buttons) button.setAttribute('aria-pressed', String(name === group));
    const found = entries.filter((entry) => groups.get(group)?.(entry) && isFound(entry));
    main.replaceChildren(...found.slice(0, limit).map((entry) => cardOf(entry, languages, wordings)));
    if (!found.length) main.append(make('p', {}, 'No text matches.'));
    if (found.length > limit) {
      const more = make('button', { class: 'more', type: 'button' }, `${found.length - limit} more texts`);
      more.addEventListener('click', () => {
        limit += 100;
        show();
      });
      main.append(more);
    }
    if (group === 'All' && gone.length) main.append(goneOf(gone));
  };
  const proposals = proposalsIn(report, footer, show);
  const showAnew = () => {
    limit = 40;
    show();
    scrollTo(0, 0);
  };
  // A search covers all groups, because the reader does not know where a text is.
  search.addEventListener('input', () => {
    group = 'All';
    showAnew();
  });
  const buttons = [...groups].map(([name, isIn]) => {
    const count = name === 'Proposed' ? '' : String(entries.filter(isIn).length);
    const button = make('button', { type: 'button' }, name, make('span', {}, count));
    button.addEventListener('click', () => {
      group = name;
      showAnew();
    });
    return [name, button] as const;
  });
  const listed = (isSpace: boolean) =>
    make(
      'ul',
      {},
      ...buttons.filter(([name]) => spaces.includes(name) === isSpace).map(([, button]) => make('li', {}, button)),
    );
  nav.append(
    make('h1', {}, 'Texts in context'),
    make('p', {}, against ? `${entries.length} texts changed since ${against}` : `${entries.length} current texts`),
    search,
    listed(false),
    make('h2', {}, 'Namespaces'),
    listed(true),
  );
  show();
}
