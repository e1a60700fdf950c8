import { i18n } from '@/i18n/i18n';

/** The tallest there is: a vowel below, one above and a tone mark over it, in both scripts. */
const tall = ['ปั๊ญฺู', 'ຊຶ້ຢຸ', 'ฎู้ฟี่', 'ປຼູ້'];

/** What pseudo-language makes of a text: 40 % longer at least, with the tallest marks, in brackets that show where it is cut. */
export function pseudo(text: string): string {
  const letters: string[] = [];
  for (let at = 0; letters.length < Math.max(2, Math.ceil(text.length * 0.4)); at += 1) {
    const word = tall[at % tall.length] as string;
    letters.push(...word, ' ');
  }
  return `[${text} ${letters.join('').trim()}]`;
}

const name = 'pseudo';
i18n.use({ type: 'postProcessor', name, process: (text: unknown) => (typeof text === 'string' ? pseudo(text) : text) });

/** From now on every text of the site comes out so, or as it is; what stays as it is has no translation. */
export function speakPseudo(on: boolean): void {
  i18n.options.postProcess = on ? [name] : false;
}
