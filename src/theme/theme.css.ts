import { assignVars, globalStyle } from '@vanilla-extract/css';
import * as colors from './colors';
import { constants } from './constants';
import { contract, inBuild, vars } from './contract.css';
import { waitsForFonts } from './fonts.css';

/**
 * On paper shadows are thin and warm; in the dark only the deep ones are seen. A card is a patch of felt: its edge is hard,
 * because a soft one costs the first paint of a page full of cards up to 10 ms.
 */
const light = {
  ...assignVars(contract.color, colors.light),
  ...assignVars(contract.shadow, {
    none: 'none',
    card: '0 2px 0 rgb(72 54 16 / 0.08)',
    sheet: '0 -2px 24px rgb(72 54 16 / 0.12)',
    toast: '0 6px 28px rgb(40 30 8 / 0.22)',
  }),
};
const dark = {
  ...assignVars(contract.color, colors.dark),
  ...assignVars(contract.shadow, {
    none: 'none',
    card: '0 2px 0 rgb(2 8 6 / 0.4)',
    sheet: '0 -6px 36px rgb(2 8 6 / 0.5)',
    toast: '0 8px 28px rgb(2 8 6 / 0.6)',
  }),
};

const { color: _color, shadow: _shadow, font, ...same } = contract;
/** Same in both themes. */
const shared = {
  [font.body]: 'system-ui',
  ...(inBuild ? {} : assignVars({ ...same, font: { size: font.size } }, constants)),
};

globalStyle(':root', { vars: { ...shared, ...light }, colorScheme: 'light' });
globalStyle(':root', { '@media': { '(prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } } });
/** A part or a whole page may fix its theme: home is dark (spec section 1), stories show both. */
globalStyle('[data-theme="light"]', { vars: light, colorScheme: 'light' });
/** A closed site has its lights off, whatever the device's theme (spec section 2, terminated styling). */
globalStyle('[data-theme="dark"], html[data-terminated]', { vars: dark, colorScheme: 'dark' });
globalStyle('[data-theme]', { color: vars.color.text, backgroundColor: vars.color.ground });
/**
 * One family alone behind the site's own: a browser looks Thai letters up in every family named before it asks the
 * system, for each size and weight. A first visit is written in the phone's own font and spends its line on the page. Later ones take Noto from the cache
 * (`cached`), or its letters alone on phones that have none (`needed`); `shell/fonts.ts` decides which.
 */
const cached = waitsForFonts ? ':root' : ':root[data-fonts="cached"]';
const letters = '"Noto Sans Thai Letters", "Noto Sans Lao Letters", system-ui';
const rest = waitsForFonts ? letters : 'system-ui';
const thai = { [font.body]: `"Noto Sans Thai Variable", ${rest}` };
const lao = { [font.body]: `"Noto Sans Lao Variable", ${rest}` };
globalStyle(cached, { vars: thai });
globalStyle(`${cached}:lang(lo), ${cached} [lang="lo"]`, { vars: lao });
globalStyle(`${cached} [lang="th"], ${cached} [lang="en"]`, { vars: thai });
globalStyle(':root[data-fonts="needed"]', { vars: { [font.body]: letters } });
globalStyle('[lang]', { fontFamily: vars.font.body });
