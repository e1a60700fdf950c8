import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from 'web-features';
import { root } from '../test/program.ts';
import type { Source } from './sources.ts';

/** The date of the supported browsers in package.json. */
export const baselineDate = /\d{4}-\d\d-\d\d/.exec(readFileSync(join(root, 'package.json'), 'utf8'))?.[0] ?? '';

/** Features that the site uses and works without: it checks for them first, or they only improve the look. */
const optional = new Set([
  ...['autofill', 'calc-size', 'content-visibility', 'cursor', 'execcommand', 'field-sizing', 'forced-colors'],
  ...['marker', 'overflow-anchor', 'overscroll-behavior', 'popover', 'requestidlecallback'],
  ...[
    'reading-flow',
    'resize',
    'scroll-marker-targets',
    'scroll-target-group',
    'scrollbar-gutter',
    'scrollbar-width',
    'share',
    'text-wrap-balance',
    'trusted-types',
    'view-transitions',
    'view-transitions-element-scoped',
  ],
  ...['user-select'],
]);

/** Our own methods and words that have the name of a newer feature. */
const homonyms = new Set([
  'draw',
  'forget',
  'handle',
  'open',
  'retry',
  'round',
  'rule',
  'run',
  'take',
  'union',
  'variant',
]);

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const getLast = (key: string): string => (key.split('.').at(-1) ?? '').replace(/_static$/, '');

interface Status {
  baseline_low_date?: string;
  baseline_high_date?: string;
}

/**
 * Returns whether a feature is widely available on the date of package.json: 30 months after all browsers have it. The
 * installed data may be older than this date.
 */
function isWidelyAvailable({ baseline_low_date: low, baseline_high_date: high }: Status): boolean {
  if (high) return high.replace('≤', '') <= baselineDate;
  if (!low) return false;
  const since = new Date(low);
  since.setUTCMonth(since.getUTCMonth() + 30);
  return since.toISOString().slice(0, 10) <= baselineDate;
}

/** Newer features by the words that use them, such as `Promise.try`, `.showPopover(` or `fieldSizing:`. */
function newerWords(): Map<string, string> {
  const newer: [key: string, feature: string][] = [];
  const available = new Set<string>();
  for (const [id, feature] of Object.entries(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, status] of Object.entries(feature.status.by_compat_key ?? {})) {
      if (isWidelyAvailable(status)) available.add(getLast(key));
      else newer.push([key, id]);
    }
  }
  const labels = new Map<string, string>();
  for (const [key, id] of newer) {
    const [kind, group = '', owner = '', member] = key.split('.');
    const name = getLast(key);
    if (homonyms.has(name) || key.endsWith('_event')) continue;
    const add = (word: string) => labels.set(word, id);
    if (kind === 'api' || (kind === 'javascript' && group === 'builtins')) {
      const holder = key.split('.').at(-2) ?? '';
      if (/^(api|builtins)$/.test(holder)) add(`new ${name}`);
      else {
        add(`${holder}.${name}`);
        if (!available.has(name)) add(`.${name}(`);
        if (holder === 'Window') add(`${name}(`);
      }
    } else if (kind === 'css' && key.split('.').length <= 4) {
      if (group === 'properties') add(`${camelCase(owner)}:${member ?? ''}`);
      if (group === 'selectors' && !member) add(`:${owner}`);
      if (group === 'at-rules' && !member) add(`@${owner}`);
      if (group === 'types' && !available.has(name)) add(`${name}(`);
    }
  }
  return labels;
}
const sentence = newerWords();

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

/** Returns the words of a script that may use a feature. `a.b?.()` and `'b' in a` check first, so they do not count. */
const scriptWords = (code: string): string[] => [
  ...[...code.matchAll(/\bnew (?:\w+\.)?\w+/g)].map(([word]) => word.replace(/new \w+\./, 'new ')),
  ...[...code.matchAll(/\b(\w+)\.(?=(\w+)\b)/g)].map(([, holder, name]) => `${holder}.${name}`),
  ...[...code.matchAll(/\.\w+\(/g)].map(([word]) => word),
  ...[...code.matchAll(/(?<![\w.])\w+\(/g)].map(([word]) => word),
];

/** Returns the words of a vanilla-extract file that may use a feature. */
const styleWords = (code: string): string[] => [
  ...[...code.matchAll(/\b([a-zA-Z]+): ([^,;\n]*)/g)].flatMap(([, property, value = '']) => [
    `${property}:`,
    ...[...value.matchAll(/[\w-]+/g)].map(([part]) => `${property}:${part}`),
  ]),
  ...[...code.matchAll(/:([a-z][\w-]*)/g)].map(([word]) => word),
  ...[...code.matchAll(/@[a-z-]+/g)].map(([word]) => word),
  ...[...code.matchAll(/[\w-]+\(/g)].map(([word]) => word),
];

/**
 * Returns `path: word (feature)` for each use of a feature that is not widely available, by the data of `web-features`.
 * Features that the site works without do not count.
 */
export function newerFeatures(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const used = path.endsWith('.css.ts') ? styleWords(withoutComments(text)) : scriptWords(withoutComments(text));
    return [...new Set(used)]
      .map((word) => ({ word, feature: sentence.get(word) }))
      .filter(({ feature }) => feature !== undefined && !optional.has(feature))
      .map(({ word, feature }) => `${path}: ${word} (${feature})`);
  });
}
