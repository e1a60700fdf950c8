import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ColorToken, dark, light } from './colors';
import { contrastRatio } from './contrast';
import { strongDark, strongLight } from './deviceColors';
import { grounds, shapePairs, textPairs } from './pairs';

const all = (pairs: typeof textPairs) =>
  Object.entries(pairs).flatMap(([front, backs]) => backs.map((back) => [front as ColorToken, back] as const));

it('calculates contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#123456', '#123456')).toBe(1);
});

describe.each([
  ['light', light, { text: 4.5, shape: 3 }],
  ['dark', dark, { text: 4.5, shape: 3 }],
  ['light, with more contrast', strongLight, { text: 7, shape: 4.5 }],
  ['dark, with more contrast', strongDark, { text: 7, shape: 4.5 }],
] as const)('%s theme', (_name, colors, least) => {
  it.each(all(textPairs))('makes %s readable on %s', (front, back) => {
    expect(contrastRatio(colors[front], colors[back])).toBeGreaterThanOrEqual(least.text);
  });
  it.each(all(shapePairs))('makes %s visible on %s', (front, back) => {
    expect(contrastRatio(colors[front], colors[back])).toBeGreaterThanOrEqual(least.shape);
  });
});

it.each([
  ['light', strongLight],
  ['dark', strongDark],
] as const)('makes decorative lines visible with more contrast: %s', (_name, colors) => {
  for (const ground of grounds) expect(contrastRatio(colors.line, colors[ground])).toBeGreaterThanOrEqual(3);
});

describe('styles', () => {
  const src = join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css.ts') && !file.startsWith('theme'),
  );

  const used = (property: string) =>
    files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(new RegExp(`\\b${property}: vars\\.color\\.(\\w+)`, 'g'))].map(
        (match) => [String(match[1]), file] as const,
      ),
    );

  it('finds no text colour without checked contrast in the styles', () => {
    const proven = new Set(Object.keys({ ...textPairs, ...shapePairs }));
    expect(used('color').filter(([token]) => !proven.has(token))).toEqual([]);
  });

  it('finds no background without a checked text colour in the styles, except decorations', () => {
    const decorations = [
      'scrim',
      'skeleton',
      'skeletonShine',
      'line',
      'lineStrong',
      'stitch',
      'accent',
      'text',
      'focus',
      'paper',
    ];
    const proven = new Set<string>([
      ...[...Object.values(textPairs), ...Object.values(shapePairs)].flat(),
      ...decorations,
    ]);
    const backgrounds = [...used('backgroundColor'), ...used('background')];
    expect(backgrounds.filter(([token]) => !proven.has(token))).toEqual([]);
  });

  it('finds no raw colours in the styles', () => {
    const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\((?!from )/i;
    expect(files.filter((file) => raw.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
  });
});
