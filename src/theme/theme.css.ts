import { assignVars, globalStyle } from '@vanilla-extract/css';
import * as colors from './colors';
import { constants } from './constants';
import { contract, inBuild, vars } from './contract.css';
import * as deviceColors from './deviceColors';
import { waitsForFonts } from './fonts.css';
import { shadows } from './shadows';

const light = {
  ...assignVars(contract.color, colors.light),
  ...assignVars(contract.shadow, {
    patch: 'none',
    ...shadows.light,
  }),
};
const dark = {
  ...assignVars(contract.color, colors.dark),
  ...assignVars(contract.shadow, {
    patch: 'none',
    ...shadows.dark,
  }),
};

/** Lines instead of shadows, for members who need visible edges. */
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

/**
 * Font families of Thai and English pages, and of Lao pages. Names and the operator's texts may be Thai on Lao pages,
 * or Lao on Thai pages. So each list contains fonts for both scripts, with the page's own script first.
 */
const fontFamilies = {
  thai: ['Noto Sans Thai Variable', 'Noto Sans Lao Letters', 'system-ui'],
  lao: ['Noto Sans Lao Variable', 'Noto Sans Thai Letters', 'system-ui'],
} as const;

const cssList = (families: readonly string[]) =>
  families.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(', ');
const thai = { [contract.font.body]: cssList(fontFamilies.thai) };
const lao = { [contract.font.body]: cssList(fontFamilies.lao) };

const { color: _color, shadow: _shadow, font, ...same } = contract;
/** Values that both themes share. */
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
/** Forces the light theme on a page or a section of it, such as the operator's contact text. */
globalStyle('[data-theme="light"]', {
  vars: light,
  colorScheme: 'light',
  '@media': { [strong]: { vars: strongLight } },
});
/**
 * Forces the dark theme on a page, such as the home page, or on a section, such as the prize wheel. A closed site is
 * always dark.
 */
globalStyle('[data-theme="dark"], html[data-terminated]', {
  vars: dark,
  colorScheme: 'dark',
  '@media': { [strong]: { vars: strongDark } },
});
/**
 * In forced-colors mode the tokens already have the device's colours, and styles use only tokens. So the browser does
 * not need to force any colour, and backgrounds with a meaning, such as the main action's, stay visible.
 */
globalStyle(':root, [data-theme], html[data-terminated]', {
  '@media': { '(forced-colors: active)': { vars: forced, colorScheme: 'light dark', forcedColorAdjust: 'none' } },
});
globalStyle('[data-theme]', { color: vars.color.text, backgroundColor: vars.color.ground });
globalStyle(':root:lang(lo), [lang="lo"]', { vars: lao });
globalStyle('[lang="th"], [lang="en"]', { vars: thai });
// The head script decides which fonts this visit shows (`src/shell/head.ts`).
const body = (families: readonly string[]) => ({ vars: { [contract.font.body]: cssList(families) } });
const needed = ['Noto Sans Thai Needed', 'Noto Sans Lao Needed', 'Blank Letters'];
globalStyle(
  'html[data-fonts="needed"], html[data-fonts="needed"] :is([lang="th"], [lang="en"])',
  body([...needed, ...fontFamilies.thai]),
);
globalStyle(
  'html[data-fonts="needed"]:lang(lo), html[data-fonts="needed"] [lang="lo"]',
  body([...needed, ...fontFamilies.lao]),
);
if (!waitsForFonts) {
  globalStyle(':root[data-fonts="late"], [data-fonts="late"] [lang]', body(['system-ui']));
  globalStyle(':root[data-fonts="needed late"], [data-fonts="needed late"] [lang]', body([...needed, 'system-ui']));
}
globalStyle('[lang]', { fontFamily: vars.font.body });
