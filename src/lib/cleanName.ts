import { removeInvisible } from './invisible';

/** Matches full-width letters, digits and punctuation. */
const fullWidth = /[\uff01-\uff5e]/g;

/**
 * Character sequences that look like another one, in Thai and in Lao: a vowel in two parts, a tone mark after a vowel
 * that it precedes, and two short vowels instead of a long one.
 */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33'],
  [/([\u0e48-\u0e4b])\u0e4d\u0e32/g, '$1\u0e33'],
  [/\u0e33([\u0e48-\u0e4b])/g, '$1\u0e33'],
  [/\u0e40\u0e40/g, '\u0e41'],
  [/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3'],
  [/([\u0ec8-\u0ecb])\u0ecd\u0eb2/g, '$1\u0eb3'],
  [/\u0eb3([\u0ec8-\u0ecb])/g, '$1\u0eb3'],
  [/\u0ec0\u0ec0/g, '\u0ec1'],
];

/** Scripts whose letters are joined or separated by a zero-width joiner or non-joiner. */
const joined = ['Arab', 'Beng', 'Deva', 'Gujr', 'Guru', 'Khmr', 'Knda', 'Mlym', 'Mong', 'Mymr', 'Orya', 'Sinh', 'Syrc']
  .concat('Taml', 'Telu')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const joiner = new RegExp(`(?<=[${joined}])[\\u200c\\u200d](?=[${joined}])`, 'u');
const joiners = new RegExp(`(${joiner.source})`, 'u');

/**
 * Returns a name as people read it, to check and to send: without invisible characters, with single spaces, half-width
 * letters, and one spelling of what looks the same. A joiner stays between letters of a script that uses it.
 */
export function cleanName(name: string): string {
  const composed = name
    .normalize('NFC')
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .split(joiners)
    .map((part, index) => (index % 2 ? part : removeInvisible(part)))
    .join('');
  const spelled = lookalikes.reduce((text, [found, right]) => text.replace(found, right), composed);
  return spelled.replace(/\s+/g, ' ').trim();
}
