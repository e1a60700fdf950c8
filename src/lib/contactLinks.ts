import { toAsciiDigits } from './digits';
import { removeInvisible } from './invisible';
import { type TextPart, textParts } from './textLinks';

const gap = String.raw`[ \u00a0.()\u2010-\u2013-]{0,2}`;
/** Phone numbers as people in Thailand and Laos group them. Account numbers have their separators elsewhere. */
const phones = [
  // Thai mobile phones and landlines.
  `0[689]\\d${gap}\\d{3}${gap}\\d{4}`,
  `0[2-7]\\d?${gap}\\d{3}${gap}\\d{3,4}`,
  // Lao phones: 020 with eight digits, 030 with seven.
  `020${gap}\\d{2}${gap}\\d{2}${gap}\\d{4}`,
  `020${gap}\\d{2}${gap}\\d{3}${gap}\\d{3}`,
  `030${gap}\\d{3}${gap}\\d{4}`,
  // Numbers with a country code.
  `\\+\\d{1,3}(?:${gap}\\d{1,4}){2,5}`,
].join('|');
/** A mail address with the lengths that the mail standards allow. Without them, a long text takes seconds. */
const mail = String.raw`[\w.%+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,10}[a-z]{2,63}`;
/** A longer number, an amount or an address does not contain a phone number or a mail address. */
const contacts = new RegExp(
  String.raw`(?<![\w/@%+-]|\d[.,: \u00a0])(?:(${mail})|(${phones}))(?![\w@%]|[.,:/-]\d|[- \u00a0]\d)`,
  'gi',
);

/** Words for a bank account. A number after such a word, with no other word for a phone between, is not a phone. */
const account = /(?:account|a\/c|acct|promptpay|บัญชี|บช\.|พร้อมเพย์|ບັນຊີ)(?<rest>[^\n]{0,40})$/i;
const phoneWord = /call|tel|phone|mobile|line|contact|โทร|เบอร์|ติดต่อ|ໂທ|ເບີ|ຕິດຕໍ່/i;

const isAccount = (before: string): boolean => {
  const match = account.exec(before);
  return match !== null && !phoneWord.test(match.groups?.rest ?? '');
};

/** Returns whether the text before a mail address belongs to a web address that is not a link. */
const isInAddress = (before: string): boolean => /\/|\.$/.test(before.slice(before.search(/\S*$/)));

const minPhoneDigits = 8;

/** Splits a text without http(s) addresses into parts, with its mail addresses and phone numbers as links. */
function splitContacts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: match, 1: address, index } of toAsciiDigits(text).matchAll(contacts)) {
    const before = text.slice(Math.max(from, index - 100), index);
    const number = removeInvisible(match).replace(/[^\d+]/g, '');
    if (address ? isInAddress(before) : number.length < minPhoneDigits || isAccount(before)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    from = index + match.length;
    parts.push({ text: text.slice(index, from), href: address ? `mailto:${address}` : `tel:${number}` });
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from) });
  return parts;
}

/**
 * Splits a text of the team into parts, with its http(s) addresses, mail addresses and phone numbers as links. Account
 * numbers stay plain.
 */
export const contactParts = (text: string): TextPart[] =>
  textParts(text).flatMap((part) => (part.href ? part : splitContacts(part.text)));
