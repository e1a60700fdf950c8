import { safeHttpUrl } from './url';

/**
 * Turns addresses in texts of others into safe links. The texts are untrusted, so links lead only to http(s) addresses.
 * `contactLinks.ts` adds mail addresses and phone numbers.
 */

export interface TextPart {
  text: string;
  href?: string;
}

const schemes = /https?:\/\//gi;
const nextScheme = /https?:\/\//iy;

/**
 * A host label has one script: letters of another script begin the next word. Thai and Lao letters are never part of a
 * host.
 */
const latin = String.raw`[\p{Script=Latin}\d](?:[\p{Script=Latin}\d_-]{0,61}[\p{Script=Latin}\d])?`;
const other = String.raw`(?:(?![\u0e00-\u0eff\ufe00-\ufe0f\u20e3\p{Script=Latin}])[\p{L}\p{M}]){1,63}`;
const hosts = new RegExp(
  String.raw`(?:(?:(?:${latin}|${other})\.)+(?:${latin}|${other})|localhost|\[[\da-f:.]+\])(?::\d{1,5}(?!\d))?`,
  'iuy',
);
/** Matches user info and its `@`. An address with user info does not become a link. */
const users = /[^\s/?#<>"'\u0e00-\u0eff]*@/y;

const outside = new RegExp(
  [
    String.raw`[\s<>"'${'`'}“”„‘’‚«»‹›…]`,
    // East Asian and full-width punctuation.
    String.raw`[\u3001-\u303f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]`,
    String.raw`[\p{Extended_Pictographic}\p{RI}\p{Default_Ignorable_Code_Point}\p{Cc}]`,
  ].join('|'),
  'u',
);
const latinOrDigit = /[\dA-Za-z]/;
const thaiOrLao = /[\u0e00-\u0eff]/;
/**
 * After one of these characters, a Thai or Lao word may belong to the address. After any other character, the word
 * continues the sentence.
 */
const joints = '/?#&=_-+~:%([{';
const opening = '([{';
const closing = ')]}';
const endings = `.,;:!?|&${opening}`;

/** Returns the index directly after the path, query and fragment that begin at index `from`. */
function endOfPath(text: string, from: number): number {
  const open: string[] = [];
  let hasThaiOrLao = false;
  let before = '';
  let end = from;
  for (const sign of text.slice(from)) {
    // Minutes and seconds of a place belong to the address, as in 37'39.8"N, and so does the apostrophe of a word.
    const after = text[end + 1] ?? '';
    const isInside =
      (/['\u2019]/.test(sign) && latinOrDigit.test(before) && latinOrDigit.test(after)) ||
      (/["\u201d]/.test(sign) && /\d/.test(before) && /[NSEW]/.test(after));
    if (outside.test(sign) && !isInside) break;
    // A new scheme begins the next address, unless this address carries it as a value or a path.
    nextScheme.lastIndex = end;
    if (nextScheme.test(text) && !'=/#'.includes(before || '/')) break;
    if (thaiOrLao.test(sign)) {
      if (!hasThaiOrLao && !joints.includes(before)) break;
      hasThaiOrLao = true;
    } else if ('/?#&='.includes(sign)) hasThaiOrLao = false;
    if (opening.includes(sign)) open.push(sign);
    // A closing bracket whose opening bracket is not in the address belongs to the sentence.
    else if (closing.includes(sign) && open.pop() !== opening[closing.indexOf(sign)]) break;
    before = sign;
    end += sign.length;
  }
  while (end > from && endings.includes(text[end - 1] as string)) end -= 1;
  return end;
}

/**
 * Returns the index directly after the address whose host begins at index `from`. Undefined if there is no valid host,
 * or if the address has user info.
 */
function endOfAddress(text: string, from: number): number | undefined {
  hosts.lastIndex = from;
  if (!hosts.test(text)) return undefined;
  const end = hosts.lastIndex;
  users.lastIndex = end;
  if (users.test(text)) return undefined;
  return '/?#'.includes(text[end] ?? ' ') ? endOfPath(text, end) : end;
}

/**
 * Splits a text into parts, with its http(s) addresses as links. Thai and Lao have no spaces between words, so an
 * address ends before a Thai or Lao word that cannot belong to it.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  let read = 0;
  for (const { 0: scheme, index } of text.matchAll(schemes)) {
    if (index < read) continue;
    const end = endOfAddress(text, index + scheme.length);
    if (end === undefined) continue;
    read = end;
    const address = text.slice(index, end);
    const href = safeHttpUrl(address);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href });
    from = end;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) });
  return parts;
}
