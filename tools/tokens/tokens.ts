import { type Colors, dark, light } from '../../src/theme/colors.ts';
import { constants } from '../../src/theme/constants.ts';
import { strongDark, strongLight } from '../../src/theme/deviceColors.ts';
import { fontFamilies } from '../../src/theme/fontFamilies.ts';

/** A token in the format of the Design Tokens Community Group (DTCG), version 2025.10. */
export interface Token {
  $type: string;
  $value: unknown;
  $extensions?: { 'app.kapao': { css: string } };
}
export interface TokenGroup {
  [name: string]: Token | TokenGroup | string;
}

/** Pixels of `1rem` at the default text size. */
const pixelsPerRem = 16;

/** Adds the CSS value to a token, because the format cannot express every length. */
const withCss = (token: Token, css: string): Token => ({ ...token, $extensions: { 'app.kapao': { css } } });

const mapValues = <Value>(values: Readonly<Record<string, Value>>, convert: (value: Value) => Token): TokenGroup =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value)]));

/** Converts `#rrggbb` or `rgb(r g b / a)`. Throws for other colours. */
export function colorToken(css: string): Token {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(css);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const bytes = hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : rgb?.slice(1, 4).map(Number);
  if (!bytes) throw new Error(`The colour ${css} has no counterpart in design tokens`);
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
      alpha: Number(rgb?.[4] ?? 1),
      hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
    },
  };
}

/**
 * Converts a length to pixels, because Figma does not support `rem`. Converts `min()` and `clamp()` to their largest
 * px or rem value, which applies on a wide screen. Throws for other lengths.
 */
export function dimensionToken(css: string): Token {
  const inner = /^(?:min|clamp)\((.+)\)$/.exec(css)?.[1]?.split(', ') ?? [css];
  const pixels = inner.flatMap((length) => {
    const [, value, unit] = /^([\d.]+)(px|rem)$/.exec(length) ?? [];
    return value ? [Number(value) * (unit === 'rem' ? pixelsPerRem : 1)] : [];
  });
  if (pixels.length === 0) throw new Error(`The length ${css} has no counterpart in design tokens`);
  return withCss({ $type: 'dimension', $value: { value: Math.max(...pixels), unit: 'px' } }, css);
}

/** Converts `120ms` or `cubic-bezier(a, b, c, d)`. Throws for other values. */
export function motionToken(css: string): Token {
  const [, time] = /^(\d+)ms$/.exec(css) ?? [];
  if (time) return { $type: 'duration', $value: { value: Number(time), unit: 'ms' } };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (!curve) throw new Error(`The motion ${css} has no counterpart in design tokens`);
  return { $type: 'cubicBezier', $value: curve.split(', ').map(Number) };
}

const numberToken =
  ($type: 'fontWeight' | 'number') =>
  (value: string): Token => ({ $type, $value: Number(value) });

/** Converts font families to their names in design tools, without the suffixes of the site's font files. */
const familyToken = (families: readonly string[]): Token => ({
  $type: 'fontFamily',
  $value: families.map((family) => family.replace(/ (Variable|Letters)$/, '')),
});

/** Returns the tokens that are equal in every mode. */
const common = (): TokenGroup => ({
  type: {
    family: mapValues(fontFamilies, familyToken),
    size: mapValues(constants.font.size, dimensionToken),
    weight: mapValues(constants.weight, numberToken('fontWeight')),
    leading: mapValues(constants.leading, numberToken('number')),
  },
  space: mapValues(constants.space, dimensionToken),
  radius: mapValues(constants.radius, dimensionToken),
  motion: mapValues(constants.motion, motionToken),
});

/** The colours of each mode. Devices that ask for more contrast get their own modes. */
export const colorModes: Readonly<Record<string, Colors>> = {
  light,
  dark,
  'light-more-contrast': strongLight,
  'dark-more-contrast': strongDark,
};

const description = 'Design tokens of kapao, written from src/theme by npm run format.';

/**
 * Returns the token files by name. `kapao` has everything, with a group of colours for each mode. The other files have
 * one mode each, all with the same token names, because Figma imports each mode from a file.
 */
export function tokenFiles(): Record<string, TokenGroup> {
  const modes = Object.entries(colorModes).map(([mode, colors]) => [mode, mapValues(colors, colorToken)] as const);
  return {
    kapao: { $description: description, color: Object.fromEntries(modes), ...common() },
    ...Object.fromEntries(modes.map(([mode, color]) => [mode, { $description: description, color, ...common() }])),
  };
}
