import { assignVars, globalStyle } from '@vanilla-extract/css';
import * as colors from './colors';
import { vars } from './contract.css';
import { waitsForFonts } from './fonts.css';

/** On paper shadows are thin and warm; in the dark only the deep ones are seen. */
const light = {
  ...assignVars(vars.color, colors.light),
  ...assignVars(vars.shadow, {
    none: 'none',
    card: '0 1px 2px rgb(72 54 16 / 0.06), 0 6px 20px rgb(72 54 16 / 0.07)',
    sheet: '0 -2px 24px rgb(72 54 16 / 0.12)',
    toast: '0 6px 28px rgb(40 30 8 / 0.22)',
  }),
};
const dark = {
  ...assignVars(vars.color, colors.dark),
  ...assignVars(vars.shadow, {
    none: 'none',
    card: '0 1px 2px rgb(2 8 6 / 0.3), 0 6px 20px rgb(2 8 6 / 0.25)',
    sheet: '0 -6px 36px rgb(2 8 6 / 0.5)',
    toast: '0 8px 28px rgb(2 8 6 / 0.6)',
  }),
};

/** Same in both themes. */
const shared = {
  ...assignVars(vars.space, {
    px: '1px',
    s0: '0.125rem',
    s1: '0.25rem',
    s2: '0.5rem',
    s3: '0.75rem',
    s4: '1rem',
    s5: '1.5rem',
    s6: '2rem',
    s7: '3rem',
    s8: '4rem',
    gutter: 'min(1rem, 4.2vw)',
    inset: 'min(1.5rem, 6.2vw)',
  }),
  ...assignVars(vars.font, {
    body: 'system-ui',
    size: {
      xs: '0.75rem',
      sm: '0.875rem',
      md: '1rem',
      lg: '1.125rem',
      xl: '1.375rem',
      xxl: '1.75rem',
      display: 'clamp(2rem, 1.4rem + 3vw, 2.75rem)',
    },
  }),
  ...assignVars(vars.weight, { regular: '400', strong: '600' }),
  ...assignVars(vars.leading, { text: '1.7', tight: '1.68' }),
  ...assignVars(vars.radius, { sm: '0.5rem', md: '0.875rem', lg: '1.25rem', pouch: '1.75rem', full: '999px' }),
  ...assignVars(vars.motion, {
    fast: '120ms',
    normal: '220ms',
    slow: '420ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
    bounce: 'cubic-bezier(0.3, 1.4, 0.5, 1)',
  }),
  ...assignVars(vars.z, { base: '0', bar: '10', menu: '20', toast: '40' }),
  ...assignVars(vars.size, { tap: '2.75rem', icon: '1.25rem', iconSm: '1rem', page: '40rem', bar: '4rem' }),
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
const thai = { [vars.font.body]: `"Noto Sans Thai Variable", ${rest}` };
const lao = { [vars.font.body]: `"Noto Sans Lao Variable", ${rest}` };
globalStyle(cached, { vars: thai });
globalStyle(`${cached}:lang(lo), ${cached} [lang="lo"]`, { vars: lao });
globalStyle(`${cached} [lang="th"], ${cached} [lang="en"]`, { vars: thai });
globalStyle(':root[data-fonts="needed"]', { vars: { [vars.font.body]: letters } });
globalStyle('[lang]', { fontFamily: vars.font.body });
