import { palette as p } from './palette';

export type ColorToken =
  | 'ground'
  | 'surface'
  | 'surfaceRaised'
  | 'surfaceSunken'
  | 'control'
  | 'line'
  | 'lineStrong'
  | 'text'
  | 'textMuted'
  | 'action'
  | 'actionHover'
  | 'onAction'
  | 'accent'
  | 'accentSoft'
  | 'link'
  | 'focus'
  | 'moneyIn'
  | 'moneyInSoft'
  | 'moneyOut'
  | 'moneyOutSoft'
  | 'pending'
  | 'pendingSoft'
  | 'failed'
  | 'failedSoft'
  | 'danger'
  | 'dangerHover'
  | 'onDanger'
  | 'scrim'
  | 'skeleton'
  | 'skeletonShine'
  | 'stitch'
  | 'stitchSoft'
  | 'paper';

/**
 * The values of the colour tokens in `contract.css.ts` for one theme. `contrast.test.ts` checks the pairs of
 * `pairs.ts`.
 */
export type Colors = Readonly<Record<ColorToken, string>>;

export const light: Colors = {
  ground: p.paper[50],
  surface: p.paper[0],
  surfaceRaised: p.leaf[25],
  surfaceSunken: p.paper[100],
  control: '#ece3cf',
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
  pending: p.amber[700],
  pendingSoft: p.amber[100],
  failed: p.hibiscus[700],
  failedSoft: p.hibiscus[100],
  danger: p.hibiscus[600],
  dangerHover: p.hibiscus[700],
  onDanger: p.paper[0],
  scrim: 'rgb(9 24 19 / 0.55)',
  skeleton: p.paper[100],
  skeletonShine: p.paper[200],
  stitch: p.marigold[500],
  stitchSoft: p.marigold[300],
  paper: p.paper[0],
};

export const dark: Colors = {
  ground: p.leaf[950],
  surface: p.leaf[900],
  surfaceRaised: p.leaf[850],
  surfaceSunken: '#0b1e18',
  control: '#1d4437',
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
  pending: p.amber[300],
  pendingSoft: p.amber[900],
  failed: p.hibiscus[300],
  failedSoft: p.hibiscus[900],
  danger: p.hibiscus[500],
  dangerHover: p.hibiscus[600],
  onDanger: p.paper[0],
  scrim: 'rgb(2 8 6 / 0.7)',
  skeleton: p.leaf[850],
  skeletonShine: '#1d4437',
  stitch: p.marigold[400],
  stitchSoft: p.marigold[700],
  paper: p.paper[0],
};
