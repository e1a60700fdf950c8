import { describe, expect, it } from 'vitest';
import { constants } from '../../src/theme/constants.ts';
import {
  colorToken,
  dimensionToken,
  modes,
  motionToken,
  shadowToken,
  type Token,
  type TokenGroup,
  tokenFiles,
} from './tokens.ts';

const files = tokenFiles();
const getFile = (name: string) => files[name] as TokenGroup;

/** Returns all tokens of a group by path. */
function tokensIn(group: TokenGroup, path = ''): [string, Token][] {
  return Object.entries(group).flatMap(([name, inner]): [string, Token][] => {
    if (typeof inner === 'string') return [];
    if ('$value' in inner) return [[`${path}${name}`, inner as Token]];
    return tokensIn(inner as TokenGroup, `${path}${name}.`);
  });
}

it('one file has every colour of every mode and all constants of the theme', () => {
  const names = tokensIn(getFile('kapao')).map(([name]) => name);
  const getKeys = (group: string, values: object) => Object.keys(values).map((name) => `${group}.${name}`);
  expect(names).toEqual(
    expect.arrayContaining([
      ...Object.entries(modes).flatMap(([mode, { color, shadow }]) => [
        ...getKeys(`color.${mode}`, color),
        ...getKeys(`shadow.${mode}`, shadow),
      ]),
      ...getKeys('type.size', constants.font.size),
      ...getKeys('space', constants.space),
      ...getKeys('radius', constants.radius),
      ...getKeys('motion', constants.motion),
      ...getKeys('size', constants.size),
      ...getKeys('layer', constants.z),
      ...getKeys('type.style', constants.font.size),
    ]),
  );
});

it('the files of all modes have equal names and different colours', () => {
  const all = Object.keys(modes).map((mode) => tokensIn(getFile(mode)));
  const names = all.map((tokens) => tokens.map(([name]) => name));
  for (const own of names) expect(own).toEqual(names[0]);
  const grounds = all.map((tokens) => JSON.stringify(Object.fromEntries(tokens)));
  expect(new Set(grounds).size).toBe(all.length);
});

it('the plain file has the same tokens with values of CSS', () => {
  const plain = new Map(tokensIn(getFile('kapao-plain')));
  expect([...plain.keys()]).toEqual(tokensIn(getFile('kapao')).map(([name]) => name));
  const plainValue = (name: string) => plain.get(name)?.$value;
  expect(plainValue('motion.fast')).toBe('120ms');
  expect(plainValue('size.tap')).toBe('44px');
  expect(plainValue('color.light.link')).toBe('{palette.leaf.700}');
  expect(plainValue('color.light.scrim')).toBe('rgba(9, 24, 19, 0.55)');
  expect(JSON.stringify([...plain.values()])).not.toContain('colorSpace');
});

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const hasUnit = (units: readonly string[]) => (value: { value: unknown; unit: string }) =>
  isNumber(value.value) && units.includes(value.unit);
interface Color {
  colorSpace: string;
  components: number[];
  alpha: number;
  hex: string;
}
const isShare = (part: number) => part >= 0 && part <= 1;
/** The shapes of values in the DTCG format. */
const shapes: Record<string, (value: never) => boolean> = {
  color: ({ colorSpace, components, alpha, hex }: Color) =>
    colorSpace === 'srgb' &&
    components.length === 3 &&
    [...components, alpha].every(isShare) &&
    /^#[\da-f]{6}$/.test(hex),
  dimension: hasUnit(['px', 'rem']),
  duration: hasUnit(['ms', 's']),
  cubicBezier: (value: number[]) => value.length === 4 && value.every(isNumber),
  fontFamily: (value: string[]) => value.length > 0 && value.every((family) => typeof family === 'string'),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  number: isNumber,
  shadow: (value: Record<string, unknown>) =>
    ['color', 'offsetX', 'offsetY', 'blur', 'spread'].every((part) => value[part] !== undefined),
  typography: (value: Record<string, unknown>) =>
    ['fontFamily', 'fontSize', 'fontWeight', 'lineHeight'].every((part) => isAlias(value[part])),
};
const isAlias = (value: unknown): value is string => typeof value === 'string' && /^\{[\w.-]+\}$/.test(value);

it.each(Object.keys(files).filter((name) => name !== 'kapao-plain'))(
  'every token of %s has a type, a value of its shape and a valid name',
  (name) => {
    const tokens = tokensIn(getFile(name));
    const names = new Set(tokens.map(([path]) => path));
    expect(tokens.length).toBeGreaterThan(60);
    for (const [path, { $type, $value }] of tokens) {
      if (isAlias($value)) expect(names.has($value.slice(1, -1)), path).toBe(true);
      else expect(shapes[$type]?.($value as never), path).toBe(true);
      expect(path).toMatch(/^[\w-]+(\.[\w-]+)+$/);
    }
  },
);

describe('conversion', () => {
  it('keeps colours, also transparent ones', () => {
    expect(colorToken('#ff8000').$value).toEqual({
      ...{ colorSpace: 'srgb', components: [1, 0.502, 0], alpha: 1, hex: '#ff8000' },
    });
    expect(colorToken('rgb(9 24 19 / 0.55)').$value).toMatchObject({ alpha: 0.55, hex: '#091813' });
  });

  it('writes lengths in pixels and keeps the CSS value', () => {
    expect(dimensionToken('0.875rem').$value).toEqual({ value: 14, unit: 'px' });
    expect(dimensionToken('min(1rem, 4.2vw)').$value).toEqual({ value: 16, unit: 'px' });
    expect(dimensionToken('clamp(2rem, 1.4rem + 3vw, 2.75rem)').$value).toEqual({ value: 44, unit: 'px' });
    expect(dimensionToken('min(1rem, 4.2vw)').$extensions).toEqual({ 'app.kapao': { css: 'min(1rem, 4.2vw)' } });
  });

  it('writes durations and curves', () => {
    expect(motionToken('120ms')).toMatchObject({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
    expect(motionToken('cubic-bezier(0.2, 0, 0, 1)').$value).toEqual([0.2, 0, 0, 1]);
  });

  it('writes shadows, and colours of the palette as aliases', () => {
    expect(shadowToken('0 -2px 24px rgb(72 54 16 / 0.12)').$value).toMatchObject({
      color: { alpha: 0.12 },
      offsetY: { value: -2, unit: 'px' },
      blur: { value: 24, unit: 'px' },
    });
    expect(shadowToken('0 0 0 1px #0a6042').$value).toMatchObject({ color: '{palette.leaf.700}' });
    expect(tokensIn(getFile('light')).find(([path]) => path === 'color.link')?.[1].$value).toBe('{palette.leaf.700}');
  });

  it('throws for values without a counterpart', () => {
    expect(() => colorToken('Canvas')).toThrow('Canvas');
    expect(() => dimensionToken('10vw')).toThrow('10vw');
    expect(() => motionToken('linear')).toThrow('linear');
    expect(() => shadowToken('none')).toThrow('none');
  });
});
