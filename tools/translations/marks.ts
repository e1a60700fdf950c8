import type { TranslationOverrides } from '../../.storybook/translationOverrides.ts';
import type { Text } from './texts.ts';

/**
 * A marked text has its number before and after it, in invisible characters of zero width. These marks identify a text
 * on a page. Its words do not, because two texts may be equal, contain inserted values, or be only one word of a
 * sentence.
 */

const digits = ['\u2061', '\u2062', '\u2063', '\u2064'];
const written = (number: number) =>
  number
    .toString(4)
    .padStart(7, '0')
    .replace(/\d/g, (digit) => digits[Number(digit)] ?? '');

/** Returns a text between its marks. */
export const marked = (text: string, number: number) =>
  text && `\u2060${written(number)}${text}\u200c${written(number)}`;

/** Position in the plain text at which a marked text begins or ends. */
export interface Mark {
  number: number;
  opens: boolean;
  at: number;
}

/**
 * Returns a text without its marks, and their positions. Pages receive this function as text, so it uses nothing
 * outside itself.
 */
export function unmarked(text: string): { plain: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let plain = '';
  let from = 0;
  for (const found of text.matchAll(/([\u2060\u200c])([\u2061-\u2064]{7})/g)) {
    plain += text.slice(from, found.index);
    from = found.index + found[0].length;
    const number = [...(found[2] ?? '')].reduce((sum, digit) => sum * 4 + digit.charCodeAt(0) - 0x2061, 0);
    marks.push({ number, opens: found[1] === '\u2060', at: plain.length });
  }
  return { plain: plain + text.slice(from), marks };
}

/** Returns all texts in the form of translation overrides, each marked with its index in this list. */
export function markedTexts(texts: readonly Text[]): TranslationOverrides {
  const all: TranslationOverrides = {};
  for (const [number, { language, namespace, key, text }] of texts.entries()) {
    const path = [language, namespace, ...key.split('.')];
    const name = path.pop() ?? '';
    let group = all as Record<string, unknown>;
    for (const part of path) {
      group[part] ??= {};
      group = group[part] as Record<string, unknown>;
    }
    group[name] = marked(text, number);
  }
  return all;
}
