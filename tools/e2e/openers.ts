import homeTexts from '../../src/i18n/locales/th/home.json' with { type: 'json' };
import navTexts from '../../src/i18n/locales/th/nav.json' with { type: 'json' };
import { paths } from '../../src/lib/paths.ts';

/** The page and the button with which a member opens a modal. */
export interface Opener {
  name: string;
  path: string;
  /** Selector of the button. The first visible element with the text counts. */
  selector: string;
  text: string;
}

const { home } = paths;
const named = (name: string, text: string): Opener => ({ name, path: home, selector: 'button', text });

/**
 * Modals that the tests open by a button on a page. Not in the list are, for example, the agreement, which opens by
 * itself, and the bank account name, which opens from deposit.
 */
export const openers: readonly Opener[] = [
  named('deposit', homeTexts.tiles.deposit),
  named('withdraw', homeTexts.tiles.withdraw),
  named('transfer', homeTexts.transfer),
  { name: 'game', path: home, selector: 'main section li button', text: '' },
  named('invite', homeTexts.tiles.invite),
  named('refund', homeTexts.tiles.refund),
  named('conditions', navTexts.conditions),
  { name: 'howto', path: paths.howto, selector: 'main li button', text: '' },
];
