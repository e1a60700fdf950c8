import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { palette as p } from './palette';

const light = assignVars(vars.color, {
  ground: p.paper[50],
  surface: p.paper[0],
  surfaceRaised: p.leaf[25],
  surfaceSunken: p.paper[100],
  line: p.paper[200],
  lineStrong: p.paper[500],
  text: p.ink[900],
  textMuted: p.ink[600],
  action: p.marigold[400],
  actionHover: p.marigold[500],
  onAction: p.ink[900],
  accent: p.marigold[700],
  accentSoft: '#fff3d4',
  link: p.leaf[700],
  focus: p.leaf[600],
  moneyIn: p.leaf[700],
  moneyInSoft: p.leaf[100],
  moneyOut: p.ink[900],
  moneyOutSoft: p.paper[100],
  pending: p.sky[700],
  pendingSoft: p.sky[100],
  failed: p.hibiscus[700],
  failedSoft: p.hibiscus[100],
  danger: p.hibiscus[600],
  dangerHover: p.hibiscus[700],
  onDanger: p.paper[0],
  scrim: 'rgb(9 24 19 / 0.55)',
  skeleton: p.paper[100],
  skeletonShine: p.paper[200],
  stitch: p.marigold[500],
});

const dark = assignVars(vars.color, {
  ground: p.leaf[950],
  surface: p.leaf[900],
  surfaceRaised: p.leaf[850],
  surfaceSunken: '#0b1e18',
  line: '#234439',
  lineStrong: '#6d8a7e',
  text: p.ink[100],
  textMuted: p.ink[300],
  action: p.marigold[400],
  actionHover: p.marigold[300],
  onAction: p.ink[900],
  accent: p.marigold[300],
  accentSoft: '#3a2c0a',
  link: p.leaf[300],
  focus: p.marigold[300],
  moneyIn: p.leaf[300],
  moneyInSoft: '#123f2d',
  moneyOut: p.ink[100],
  moneyOutSoft: '#22382f',
  pending: p.sky[300],
  pendingSoft: p.sky[900],
  failed: p.hibiscus[300],
  failedSoft: p.hibiscus[900],
  danger: p.hibiscus[600],
  dangerHover: p.hibiscus[700],
  onDanger: p.paper[0],
  scrim: 'rgb(2 8 6 / 0.7)',
  skeleton: p.leaf[850],
  skeletonShine: '#1d4437',
  stitch: p.marigold[400],
});

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
  }),
  ...assignVars(vars.font, {
    body: '"Noto Sans Thai Variable", system-ui, sans-serif',
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
  ...assignVars(vars.leading, { text: '1.65', tight: '1.6' }),
  ...assignVars(vars.radius, { sm: '0.5rem', md: '0.875rem', lg: '1.25rem', pouch: '1.75rem', full: '999px' }),
  ...assignVars(vars.shadow, {
    none: 'none',
    card: '0 1px 2px rgb(9 24 19 / 0.08), 0 4px 14px rgb(9 24 19 / 0.06)',
    sheet: '0 -8px 40px rgb(2 8 6 / 0.3)',
    toast: '0 8px 28px rgb(2 8 6 / 0.35)',
  }),
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
globalStyle('[data-theme="dark"]', { vars: dark, colorScheme: 'dark' });
globalStyle('[data-theme]', { color: vars.color.text, backgroundColor: vars.color.ground });
/** Noto Sans Lao for Lao; Thai's family also carries Latin for Thai and English. */
globalStyle(':root:lang(lo), [lang="lo"]', {
  vars: { [vars.font.body]: '"Noto Sans Lao Variable", system-ui, sans-serif' },
  fontFamily: vars.font.body,
});
globalStyle('[lang="th"], [lang="en"]', {
  vars: { [vars.font.body]: '"Noto Sans Thai Variable", system-ui, sans-serif' },
  fontFamily: vars.font.body,
});
