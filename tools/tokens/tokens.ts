import { type Colors, dark, light } from '../../src/theme/colors.ts';
import { constants } from '../../src/theme/constants.ts';
import { strongDark, strongLight } from '../../src/theme/deviceColors.ts';
import { fontFamilies } from '../../src/theme/fontFamilies.ts';
import { palette } from '../../src/theme/palette.ts';
import { shadows } from '../../src/theme/shadows.ts';

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

/** Aliases of the palette's colours by their values, such as `{palette.leaf.700}`. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries(palette).flatMap(([hue, shades]) =>
    Object.entries(shades).map(([shade, css]) => [css, `{palette.${hue}.${shade}}`] as const),
  ),
);

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

/** Converts a colour to an alias of the palette, or to its own value if the palette lacks it. */
const colorOrAlias = (css: string): Token => {
  const alias = aliases.get(css);
  return alias ? { $type: 'color', $value: alias } : colorToken(css);
};

/** Converts `0 2px 8px 1px rgb(…)` with two to four lengths. Throws for other shadows. */
export function shadowToken(css: string): Token {
  const [, lengths = '', color = ''] = /^((?:-?\d+(?:px)? )+)(#.*|rgb.*)$/.exec(css) ?? [];
  const [offsetX, offsetY, blur = 0, spread = 0] = lengths.trim().split(' ').map(Number.parseFloat);
  if (offsetX === undefined || offsetY === undefined)
    throw new Error(`The shadow ${css} has no counterpart in design tokens`);
  const px = (value: number) => ({ value, unit: 'px' });
  return {
    $type: 'shadow',
    $value: {
      color: colorOrAlias(color).$value,
      ...{ offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread) },
    },
  };
}

/** Converts `120ms` or `cubic-bezier(a, b, c, d)`. Throws for other values. */
export function motionToken(css: string): Token {
  const [, time] = /^(\d+)ms$/.exec(css) ?? [];
  if (time) return withCss({ $type: 'duration', $value: { value: Number(time), unit: 'ms' } }, css);
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

/** Headings are strong and tight, other texts regular. */
const headings: ReadonlySet<string> = new Set(['display', 'xxl', 'xl', 'lg']);

/** A text style by the name of its size. */
const textStyle = (size: string): Token => {
  const isHeading = headings.has(size);
  return {
    $type: 'typography',
    $value: {
      fontFamily: '{type.family.thai}',
      fontSize: `{type.size.${size}}`,
      fontWeight: `{type.weight.${isHeading ? 'strong' : 'regular'}}`,
      lineHeight: `{type.leading.${isHeading ? 'tight' : 'text'}}`,
      letterSpacing: { value: 0, unit: 'px' },
    },
  };
};

/** Returns the tokens that are equal in every mode. */
const common = (): TokenGroup => ({
  palette: Object.fromEntries(Object.entries(palette).map(([hue, shades]) => [hue, mapValues(shades, colorToken)])),
  type: {
    family: mapValues(fontFamilies, familyToken),
    size: mapValues(constants.font.size, dimensionToken),
    weight: mapValues(constants.weight, numberToken('fontWeight')),
    leading: mapValues(constants.leading, numberToken('number')),
    style: Object.fromEntries(Object.keys(constants.font.size).map((size) => [size, textStyle(size)])),
  },
  space: mapValues(constants.space, dimensionToken),
  size: mapValues(constants.size, dimensionToken),
  layer: mapValues(constants.z, numberToken('number')),
  radius: mapValues(constants.radius, dimensionToken),
  motion: mapValues(constants.motion, motionToken),
});

interface ModeValues {
  color: Colors;
  shadow: Readonly<Record<'card' | 'sheet' | 'toast', string>>;
}

/** With more contrast, edges replace shadows (`theme.css.ts`). */
const edges = ({ line, lineStrong }: Colors) => ({
  card: `0 0 0 1px ${line}`,
  sheet: `0 0 0 1px ${lineStrong}`,
  toast: `0 0 0 1px ${lineStrong}`,
});

/** The colours and shadows of each mode. Devices that ask for more contrast get their own modes. */
export const modes: Readonly<Record<string, ModeValues>> = {
  light: { color: light, shadow: shadows.light },
  dark: { color: dark, shadow: shadows.dark },
  'light-more-contrast': { color: strongLight, shadow: edges(strongLight) },
  'dark-more-contrast': { color: strongDark, shadow: edges(strongDark) },
};

const description = 'Design tokens of kapao, written from src/theme when Storybook is built.';

type Plain = string | number | Plain[] | { [key: string]: Plain };

/**
 * Returns tokens with values as CSS writes them, such as `120ms` and `#0a6042`. Style Dictionary 5 cannot read the
 * objects of the format's newest version.
 */
function toPlain(value: unknown): Plain {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(toPlain);
  const part = value as { unit?: string; value?: number; hex?: string; alpha?: number; components?: number[] };
  if (part.unit) return `${part.value}${part.unit}`;
  if (part.hex && part.components)
    return part.alpha === 1
      ? part.hex
      : `rgba(${[...part.components.map((component) => Math.round(component * 255)), part.alpha].join(', ')})`;
  const inner = Object.entries(part).filter(([key]) => key !== '$extensions' && key !== 'letterSpacing');
  return Object.fromEntries(inner.map(([key, item]) => [key, toPlain(item)]));
}

/**
 * Returns the token files by name. `kapao` has everything, with a group for each mode; `kapao-plain` is the same with
 * plain values. The other files have one mode each, all with the same token names, because Figma imports each mode from a file.
 */
export function tokenFiles(): Record<string, TokenGroup> {
  const groups = Object.entries(modes).map(
    ([mode, { color, shadow }]) =>
      [mode, { color: mapValues(color, colorOrAlias), shadow: mapValues(shadow, shadowToken) }] as const,
  );
  const of = (part: 'color' | 'shadow') => Object.fromEntries(groups.map(([mode, own]) => [mode, own[part]]));
  const kapao = { $description: description, ...common(), color: of('color'), shadow: of('shadow') };
  return {
    kapao,
    'kapao-plain': toPlain(kapao) as TokenGroup,
    ...Object.fromEntries(groups.map(([mode, own]) => [mode, { $description: description, ...common(), ...own }])),
  };
}
