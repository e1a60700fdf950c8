import { langOf } from '../../src/i18n/langOf.ts';
import { type Line, parseLine } from './transcript.ts';

/** A broken rule, with the line that breaks it. */
export interface Violation {
  rule: string;
  line: string;
}

type Rule = (lines: readonly Line[], language: string) => readonly Line[];

const words = ({ name, rest }: Line) => [name, rest].filter(Boolean).join(', ');

/** Units in three languages. A percentage and the credit of a game are no money. */
const unit = '(?:baht|kip|บาท|กีบ|ບາດ|ກີບ|%|in game credit)';
const figure = String.raw`[\d,]+\.\d\d(?![\d.])`;
/**
 * Matches an amount with its unit. A range has one unit, at its end. In Thai and Lao, the words for game credit come
 * before the amount.
 */
const withUnit = new RegExp(
  String.raw`(?:${figure} ?(?:to|of|-|–|ถึง|จาก|ຫາ|ເຖິງ|ຈາກ) ?)?${figure},?\s?${unit}|(?:เครดิตในเกม|ເຄຣດິດໃນເກມ) ${figure}`,
  'g',
);
const units = new RegExp(`^${unit}$`);

const amounts: Rule = (lines) =>
  lines.filter((line) => units.test(line.name) || new RegExp(figure).test(words(line).replace(withUnit, '')));

const controls = new Set(['button', 'link', 'textbox', 'combobox', 'checkbox', 'switch', 'searchbox', 'video']);

/** Controls with one name must do the same. Only links tell what they do. */
const sameNames: Rule = (lines) => {
  const first = new Map<string, Line>();
  return lines.filter((line) => {
    if (!line.role || !controls.has(line.role)) return false;
    const key = `${line.role} ${line.name}`;
    const other = first.get(key);
    first.set(key, other ?? line);
    return other !== undefined && (line.href === undefined || line.href !== other.href);
  });
};

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** A name begins with the visible label, or contains it if that is only a number. */
const labels: Rule = (lines) =>
  lines.filter(({ name, label }) => {
    if (label === undefined) return false;
    const [whole, seen] = [plain(name), plain(label)];
    return /^\d+$/.test(seen) ? !whole.split(' ').includes(seen) : !whole.startsWith(seen);
  });

/** The same words twice in a row: as two texts, or as a control and a text beside it. */
const twice: Rule = (lines) =>
  lines.filter((line, at) => {
    const before = lines[at - 1];
    return before !== undefined && !line.role && line.depth === before.depth && plain(line.name) === plain(before.name);
  });

const tags: Readonly<Record<string, string>> = { th: 'th', la: 'lo', en: 'en' };
const scriptOf: Readonly<Record<string, RegExp>> = {
  th: /\p{Script=Thai}/u,
  la: /\p{Script=Lao}/u,
  en: /\p{Script=Latin}/u,
};

/** A text whose letters are all of another script carries its language. */
const otherScripts: Rule = (lines, language) =>
  lines.filter((line) => {
    const own = langOf(line.name);
    const isOther = own !== undefined && own !== tags[language] && !scriptOf[language]?.test(line.name);
    return !line.role && isOther && line.lang !== own;
  });

const named = new Set([...controls, 'image', 'img', 'dialog', 'alertdialog', 'heading', 'radio', 'option', 'figure']);
const rawKey = /(?:^|[\s"])[a-z]+(?:[A-Z][a-z]+)*(?::[a-z]\w*|\.[a-z]\w*\.)[\w.]*(?=$|[\s"])/;

const names: Rule = (lines) =>
  lines.filter(
    (line) =>
      (line.role !== undefined && named.has(line.role) && line.role !== 'figure' && !line.name) ||
      rawKey.test(line.name) ||
      /undefined|\[object|\{\{/.test(words(line)) ||
      line.role === 'clickable',
  );

/**
 * A long number is read digit by digit. What the member types is read as they typed it, and an address is copied, not
 * written down.
 */
const numbers: Rule = (lines) =>
  lines.filter(
    ({ role, name }) =>
      role !== 'textbox' &&
      !/^https?:\S+$/.test(name) &&
      (/\d{7,}/.test(name) || (!role && /^\d[\d -]*-[\d-]*\d$/.test(name))),
  );

const rules: Readonly<Record<string, Rule>> = {
  'an amount is one phrase with its unit': amounts,
  'no two controls have the same name': sameNames,
  'a name begins with the visible label': labels,
  'nothing is read twice': twice,
  'a text in another script has its language': otherScripts,
  'every control has a name, and no name is a raw key': names,
  'a long number is read digit by digit': numbers,
};

/** Checks the transcript of a state. `language` is its folder: th, la or en. */
export function checkState(text: string, language: string): Violation[] {
  const texts = text.split('\n').filter(Boolean);
  const lines = texts.map(parseLine);
  return Object.entries(rules).flatMap(([rule, find]) =>
    find(lines, language).map((line) => ({ rule, line: texts[lines.indexOf(line)]?.trim() ?? '' })),
  );
}

const isLive = (line: string | undefined) => /^(?:polite|assertive): /.test(line ?? '');
const live = (line: string) => line.replace(/^\w+: /, '');

/** Checks the announcements of a flow. */
export function checkFlow(text: string): Violation[] {
  const lines = text.split('\n').filter(Boolean);
  const find = (rule: string, test: (line: string, at: number) => boolean) =>
    lines.filter(test).map((line) => ({ rule, line }));
  return [
    ...find('a live region speaks once per event', (line, at) => {
      const before = lines[at - 1];
      return isLive(line) && isLive(before) && live(line) === live(before ?? '');
    }),
    // A dialog that replaces its skeleton is announced again, because its content is new.
    ...find('the focus does not leave a dialog that is replaced', (line, at) => {
      const event = lines.slice(0, at).findLastIndex((one) => /^(?:press|key|type): /.test(one));
      const before = lines.slice(event + 1, at).lastIndexOf(line);
      return line.startsWith('dialog: ') && before >= 0 && event + 1 + before < at - 1;
    }),
    ...find('a dialog announces its title', (line) => /^dialog: /.test(line) && !/^dialog: \w+ "[^"]+"/.test(line)),
    ...find('what a dialog has announced is not announced again', (line, at) => {
      const before = lines.slice(Math.max(0, at - 2), at).find((one) => one.startsWith('dialog: '));
      return isLive(line) && Boolean(before?.includes(live(line)));
    }),
    ...find('a focused text is not announced again', (line, at) => {
      const before = lines[at - 1];
      const own = /^focus: .*?"(.*)"/.exec(before ?? '')?.[1];
      return isLive(line) && Boolean(own && live(line).startsWith(own));
    }),
    ...find(
      'a long number is read digit by digit',
      (line) => /^(?:polite|assertive|dialog|focus|press):/.test(line) && /\d{7,}/.test(line),
    ),
    ...find('Tab follows the focus order', (line) => line.endsWith('[not the next in the focus order]')),
    ...find(
      'no raw key, no empty name',
      (line) => rawKey.test(live(line)) || /^focus: (?:button|link|checkbox)\s*$/.test(line),
    ),
  ];
}
