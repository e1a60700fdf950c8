import { type Colors, type ColorToken, dark, light } from './colors';
import { grounds } from './pairs';
import { palette as p } from './palette';

/**
 * Colours for devices that request more contrast (`prefers-contrast: more`): 7:1 for text, 4.5:1 for borders and focus
 * rings (`contrast.test.ts`).
 */
export const strongLight: Colors = {
  ...light,
  line: p.paper[500],
  lineStrong: p.paper[700],
  textMuted: p.ink[700],
  accent: p.marigold[800],
  link: p.leaf[800],
  focus: p.leaf[800],
  moneyIn: p.leaf[800],
  pending: p.amber[900],
  failed: p.hibiscus[800],
  danger: p.hibiscus[700],
  dangerHover: p.hibiscus[800],
};

export const strongDark: Colors = {
  ...dark,
  line: dark.lineStrong,
  lineStrong: p.ink[300],
  textMuted: p.ink[200],
  moneyIn: p.leaf[200],
  failed: p.hibiscus[200],
  danger: p.hibiscus[300],
  dangerHover: p.hibiscus[200],
  onDanger: p.ink[900],
};

const patches = ['accentSoft', 'moneyInSoft', 'moneyOutSoft', 'pendingSoft', 'failedSoft', 'skeletonShine'] as const;
const all = <Token extends ColorToken>(tokens: readonly Token[], colour: string) =>
  Object.fromEntries(tokens.map((token) => [token, colour])) as Record<Token, string>;

/**
 * Colours for devices in forced-colors mode. Text, lines and backgrounds have system colours, in pairs that the system
 * keeps readable. Drawings keep their colours, and QR codes their white background.
 */
export const forced: Colors = {
  ...all([...grounds, ...patches, 'control', 'onDanger'], 'Canvas'),
  ...all(['text', 'textMuted', 'accent', 'moneyIn', 'moneyOut', 'pending', 'failed'], 'CanvasText'),
  ...all(['line', 'lineStrong', 'stitch', 'stitchSoft', 'focus', 'danger', 'dangerHover'], 'CanvasText'),
  ...all(['action', 'actionHover'], 'Highlight'),
  onAction: 'HighlightText',
  link: 'LinkText',
  skeleton: 'GrayText',
  scrim: dark.scrim,
  paper: dark.paper,
};
