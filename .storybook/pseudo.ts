import { i18n } from '@/i18n/i18n';

/** The tallest there is: a vowel below, one above and a tone mark over it, in both scripts. */
const tall = ['ปุ๊ຢຶ້', 'ຊຼູ້ญี่', 'ฟู้ຟີ່', 'ກຸ້ฎึ๊'];

/** Marks stand above and below letters, and make no text longer. */
const lengthOf = (text: string) => text.replace(/\p{Mark}/gu, '').length;

/** What pseudo-language makes of a text: 40 % longer at least, with the tallest marks, in brackets that show where it is cut. */
export function pseudo(text: string): string {
  const wanted = lengthOf(text) * 0.4;
  let added = '';
  for (let at = 0; lengthOf(added) < wanted; at += 1) added += ` ${tall[at % tall.length]}`;
  return `[${text}${added}]`;
}

const name = 'pseudo';
i18n.use({ type: 'postProcessor', name, process: (text: unknown) => (typeof text === 'string' ? pseudo(text) : text) });

/** From now on every text of the site comes out so, or as it is; what stays as it is has no translation. */
export function speakPseudo(on: boolean): void {
  i18n.options.postProcess = on ? [name] : false;
}
