import homeTexts from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import navTexts from '../../src/i18n/locales/th/nav.json' with { type: 'json' };
import { paths } from '../../src/lib/paths.ts';

/** How a member opens a modal: the page, and the button there. */
export interface Opener {
  name: string;
  path: string;
  /** The first one that is seen and has the words. */
  selector: string;
  words: string;
}

const { home } = paths;
const named = (name: string, words: string): Opener => ({ name, path: home, selector: 'button', words });

/** Every modal that a button opens without more ado; the agreement comes by itself, the bank's name over deposit. */
export const openers: readonly Opener[] = [
  named('deposit', homeTexts.tiles.deposit),
  named('withdraw', homeTexts.tiles.withdraw),
  named('transfer', homeTexts.transfer),
  { name: 'game', path: home, selector: 'main section li button', words: '' },
  named('invite', homeTexts.tiles.invite),
  named('refund', homeTexts.tiles.refund),
  named('conditions', navTexts.conditions),
  { name: 'howto', path: paths.howto, selector: 'main li button', words: '' },
];
