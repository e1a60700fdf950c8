import { assignVars, globalStyle } from '@vanilla-extract/css';
import * as colors from './colors';
import { constants } from './constants';
import { contract, inBuild, vars } from './contract.css';
import * as deviceColors from './deviceColors';

/**
 * On paper shadows are thin and warm; in the dark only the deep ones are seen. A card is a patch of felt: its edge is hard,
 * because a soft one costs the first paint of a page full of cards up to 10 ms.
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

/** Lines instead of shadows, for whoever needs to see where a thing ends. */
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

/** Names and the operator's texts are Thai on Lao pages too, and the other way round: both scripts, the page's own first. */
const thai = { [contract.font.body]: '"Noto Sans Thai Variable", "Noto Sans Lao Letters", system-ui' };
const lao = { [contract.font.body]: '"Noto Sans Lao Variable", "Noto Sans Thai Letters", system-ui' };

const { color: _color, shadow: _shadow, font, ...same } = contract;
/** Same in both themes. */
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
/** A closed site has its lights off, whatever the device's theme. */
globalStyle('[data-theme="dark"], html[data-terminated]', {
  vars: dark,
  colorScheme: 'dark',
  '@media': { [strong]: { vars: strongDark } },
});
/** No colour but the tokens', which are the device's then: so the browser need not force any, and grounds keep meaning. */
globalStyle(':root, [data-theme], html[data-terminated]', {
  '@media': { '(forced-colors: active)': { vars: forced, colorScheme: 'light dark', forcedColorAdjust: 'none' } },
});
globalStyle('[data-theme]', { color: vars.color.text, backgroundColor: vars.color.ground });
globalStyle(':root:lang(lo), [lang="lo"]', { vars: lao });
globalStyle('[lang="th"], [lang="en"]', { vars: thai });
globalStyle('[lang]', { fontFamily: vars.font.body });
