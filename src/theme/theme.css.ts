import { assignVars, globalStyle } from '@vanilla-extract/css';
import * as colors from './colors';
import { constants } from './constants';
import { contract, inBuild, vars } from './contract.css';
import * as deviceColors from './deviceColors';
import { fontFamilies } from './fontFamilies';

/**
 * On light backgrounds, shadows are thin and warm; on dark ones, only deep shadows are visible. A card has a hard edge,
 * because a soft one costs up to 10 ms of the first paint of a page full of cards.
 */
const light = {
  ...assignVars(contract.color, colors.light),
  ...assignVars(contract.shadow, {
    patch: 'none',
    card: '0 2px 0 rgb(72 54 16 / 0.08)',
    sheet: '0 -2px 24px rgb(72 54 16 / 0.12)',
    toast: '0 6px 28px rgb(40 30 8 / 0.22)',
  }),
};
const dark = {
  ...assignVars(contract.color, colors.dark),
  ...assignVars(contract.shadow, {
    patch: 'none',
    card: '0 2px 0 rgb(2 8 6 / 0.4)',
    sheet: '0 -6px 36px rgb(2 8 6 / 0.5)',
    toast: '0 8px 28px rgb(2 8 6 / 0.6)',
  }),
};

/** Lines instead of shadows, for members who need to see the edges of elements. */
const edges = assignVars(contract.shadow, {
  patch: 'none',
  card: `0 0 0 1px ${contract.color.line}`,
  sheet: `0 0 0 1px ${contract.color.lineStrong}`,
  toast: `0 0 0 1px ${contract.color.lineStrong}`,
});
const strongLight = { ...assignVars(contract.color, deviceColors.strongLight), ...edges };
const strongDark = { ...assignVars(contract.color, deviceColors.strongDark), ...edges };
const forced = {
  ...assignVars(contract.color, deviceColors.forced),
  ...edges,
  [contract.shadow.patch]: `0 0 0 1px ${contract.color.line}`,
};

const cssList = (families: readonly string[]) =>
  families.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(', ');
const thai = { [contract.font.body]: cssList(fontFamilies.thai) };
const lao = { [contract.font.body]: cssList(fontFamilies.lao) };

const { color: _color, shadow: _shadow, font, ...same } = contract;
/** Common to both themes. */
const shared = {
  ...thai,
  ...(inBuild ? {} : assignVars({ ...same, font: { size: font.size } }, constants)),
};

const strong = '(prefers-contrast: more)';
const asDark = '(prefers-color-scheme: dark)';
globalStyle(':root', {
  vars: { ...shared, ...light },
  colorScheme: 'light',
  '@media': { [strong]: { vars: strongLight } },
});
globalStyle(':root', {
  '@media': { [asDark]: { vars: dark, colorScheme: 'dark' }, [`${asDark} and ${strong}`]: { vars: strongDark } },
});
/** A part or a whole page may fix its theme: home is dark, stories show both. */
globalStyle('[data-theme="light"]', {
  vars: light,
  colorScheme: 'light',
  '@media': { [strong]: { vars: strongLight } },
});
/** A closed site is dark, whatever the device's theme. */
globalStyle('[data-theme="dark"], html[data-terminated]', {
  vars: dark,
  colorScheme: 'dark',
  '@media': { [strong]: { vars: strongDark } },
});
/**
 * Only tokens set colours, and in forced-colors mode they are the device's. The browser therefore needs to force none,
 * and backgrounds keep their meaning.
 */
globalStyle(':root, [data-theme], html[data-terminated]', {
  '@media': { '(forced-colors: active)': { vars: forced, colorScheme: 'light dark', forcedColorAdjust: 'none' } },
});
globalStyle('[data-theme]', { color: vars.color.text, backgroundColor: vars.color.ground });
globalStyle(':root:lang(lo), [lang="lo"]', { vars: lao });
globalStyle('[lang="th"], [lang="en"]', { vars: thai });
globalStyle('[lang]', { fontFamily: vars.font.body });
