import { i18n } from '@/i18n/i18n';

/** The tallest stacks of marks in both scripts: vowels below, vowels above, and tone marks on top. */
const tall = ['ปุ๊ຢຶ້', 'ຊຼູ້ญี่', 'ฟู้ຟີ່', 'ກຸ້ฎึ๊'];

/** Marks are above and below letters and do not make a text longer. */
const getLength = (text: string) => text.replace(/\p{Mark}/gu, '').length;

/**
 * Returns a pseudo-translation: at least 40 % longer, with the tallest marks, in brackets that show where it is
 * clipped.
 */
export function pseudo(text: string): string {
  const wanted = getLength(text) * 0.4;
  let added = '';
  for (let index = 0; getLength(added) < wanted; index += 1) added += ` ${tall[index % tall.length]}`;
  return `[${text}${added}]`;
}

const name = 'pseudo';
i18n.use({ type: 'postProcessor', name, process: (text: unknown) => (typeof text === 'string' ? pseudo(text) : text) });

/**
 * Switches the pseudo-language on or off for every text of the app. A text on screen that stays unchanged does not come
 * from the translations.
 */
export function speakPseudo(on: boolean): void {
  i18n.options.postProcess = on ? [name] : false;
}
