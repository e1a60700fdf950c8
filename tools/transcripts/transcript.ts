import type { Stop } from './inPage.ts';

/** One line of a transcript. */
export interface Line {
  /** Number of containers around it. */
  depth: number;
  /** Role as it is spoken. Plain text has none. */
  role?: string;
  /** Accessible name and value, or the text. */
  name: string;
  /** Description and states, as they are spoken. */
  rest?: string;
  /** `lang` of the element, if it differs from the page's. */
  lang?: string;
  /** Address of a link. */
  href?: string;
  /** Visible text of a control that names itself differently. */
  label?: string;
}

/** Roles that screen readers do not speak. Their content is read as plain text. */
const silent = new Set([
  'paragraph',
  'document',
  'time',
  'term',
  'definition',
  'strong',
  'emphasis',
  'mark',
  'code',
  'not busy',
]);
/** The name of these roles is their content, which is not read again. */
const named = new Set([
  'button',
  'link',
  'heading',
  'option',
  'tab',
  'img',
  'image',
  'menuitem',
  'progressbar',
  'caption',
]);

/** Roles without a spoken name: screen readers read only the content of these elements. */
const nameless = new Set(['row', 'cell', 'rowheader', 'columnheader']);

/** Live regions are on the page before they have a text. Screen readers skip them while they are empty. */
const live = new Set(['alert', 'status', 'log', 'form', 'group']);

/** Splits a phrase such as `button, Close, pressed` into role, name and the rest. */
function parts({ phrase, name }: Stop): Pick<Line, 'role' | 'name' | 'rest'> {
  if (!name) {
    const [role = '', ...rest] = phrase.split(', ');
    return { role, name, rest: rest.join(', ') };
  }
  const at = phrase.startsWith(name) ? 0 : phrase.indexOf(`, ${name}`) + 2;
  const role = phrase.slice(0, Math.max(0, at - 2)) || undefined;
  return { role, name, rest: phrase.slice(at + name.length + 2) };
}

/** Returns states as screen readers speak them, such as `1 of 3`. */
const spokenStates = (role = '', rest = '') => {
  const text = rest.replace(/position (\d+), set size (\d+)/, '$1 of $2');
  return (role === 'heading' ? text : text.replace(/^level \d+(, )?/, '')) || undefined;
};

/** Returns the lines of a transcript. Containers indent their content, so their ends have no lines. */
export function linesOf(stops: readonly Stop[]): Line[] {
  const lines: Line[] = [];
  const open: { indents: boolean; isNamed: boolean }[] = [];
  for (const stop of stops) {
    if (stop.edge === 'end') {
      open.pop();
      continue;
    }
    const { role, name, rest } = parts(stop);
    const { edge, isLabel, lang, href, label, after } = stop;
    const isEmpty = edge === undefined && !name && live.has(role ?? '');
    const isRead = role ? !silent.has(role) && !isEmpty : edge !== 'start';
    const isInName = open.some(({ isNamed }) => isNamed);
    const indents = isRead && !isLabel && (!isInName || lang !== undefined || Boolean(role && named.has(role)));
    if (indents) {
      const depth = open.filter((one) => one.indents).length;
      const own = edge === 'start' && nameless.has(role ?? '') ? '' : name;
      const line: Line = { depth, role, name: own, rest: spokenStates(role, rest), lang, href, label };
      const before = lines.at(-1);
      if (after === undefined || !before || role || before.role || before.lang !== lang) lines.push(line);
      else before.name += after + name;
    }
    if (edge === 'start') open.push({ indents, isNamed: Boolean(role && named.has(role)) });
  }
  return lines;
}

/** Notes in brackets are not spoken. */
const note = (name: string, value: string | undefined) => (value === undefined ? '' : ` [${name} ${value}]`);

/** Returns the text of a line: the role, the name in quotes, the states, and notes in brackets. */
export function textOf({ depth, role, name, rest, lang, href, label }: Line): string {
  const words = name.replace(/\s+/g, ' ').trim();
  const spoken = role ? [role, words && `"${words}"`].filter(Boolean).join(' ') : words;
  const states = rest ? `, ${rest.replace(/\s+/g, ' ')}` : '';
  return `${'  '.repeat(depth)}${spoken}${states}${note('lang', lang)}${note('to', href)}${note('shown', label)}`;
}

/** Parses a line that `textOf` has written. */
export function parseLine(text: string): Line {
  const found = /^((?: {2})*)(.*?)((?: \[(?:lang|to|shown) [^[\]]*\])*)$/.exec(text);
  const [, indent = '', spoken = '', notes = ''] = found ?? [];
  const noteOf = (name: string) => new RegExp(` \\[${name} ([^\\]]*)\\]`).exec(notes)?.[1];
  const control = /^([a-z][a-z ]*?)(?: "(.*)")?(?:, ([^"]*))?$/.exec(spoken);
  const line = { depth: indent.length / 2, lang: noteOf('lang'), href: noteOf('to'), label: noteOf('shown') };
  if (!control || (control[2] === undefined && !roles.has(control[1] ?? ''))) return { ...line, name: spoken };
  return { ...line, role: control[1], name: control[2] ?? '', rest: control[3] };
}

/** Roles that may stand without a name. Without this list a text such as `item` would be read as a role. */
const roles = new Set([
  ...['main', 'banner', 'contentinfo', 'list', 'listitem', 'group', 'region', 'navigation', 'dialog', 'alertdialog'],
  ...[
    'table',
    'row',
    'rowgroup',
    'cell',
    'columnheader',
    'rowheader',
    'alert',
    'status',
    'log',
    'img',
    'form',
    'button',
    'link',
  ],
  ...['textbox', 'combobox', 'checkbox', 'radio', 'switch', 'separator', 'figure', 'article', 'heading', 'video'],
]);
