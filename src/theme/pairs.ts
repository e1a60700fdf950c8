import type { ColorToken } from './colors';

export const grounds = ['ground', 'surface', 'surfaceRaised', 'surfaceSunken'] as const satisfies ColorToken[];

/**
 * Text colours and their allowed backgrounds. Contrast: 4.5:1 in both themes, 7:1 on devices that request more
 * contrast.
 */
export const textPairs: Partial<Record<ColorToken, readonly ColorToken[]>> = {
  text: [...grounds, 'control', 'accentSoft', 'moneyInSoft', 'moneyOutSoft', 'pendingSoft', 'failedSoft'],
  textMuted: grounds,
  accent: [...grounds, 'accentSoft'],
  link: grounds,
  moneyIn: [...grounds, 'moneyInSoft'],
  moneyOut: [...grounds, 'moneyOutSoft'],
  pending: [...grounds, 'pendingSoft'],
  failed: [...grounds, 'failedSoft'],
  onAction: ['action', 'actionHover'],
  // The reversed pair, for the icon on an action tile.
  action: ['onAction'],
  onDanger: ['danger', 'dangerHover'],
};

/**
 * Borders, icons and rings with a meaning, and their backgrounds. Contrast: 3:1 in both themes, 4.5:1 on devices that
 * request more contrast.
 */
export const shapePairs: Partial<Record<ColorToken, readonly ColorToken[]>> = {
  lineStrong: grounds,
  focus: grounds,
  failed: grounds,
  accent: grounds,
  danger: ['ground', 'surface'],
  // The icon on the mark of a statement entry's state.
  surface: ['moneyIn', 'failed', 'pending'],
};
