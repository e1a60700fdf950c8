import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio } from '@/theme/contrast';
import { sliceColours } from './sliceColours';

const hexOnly = (colour: string) => (/^#[0-9a-f]{6}$/.test(colour) ? colour : undefined);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colour = fc.oneof(hex, fc.constantFrom('', 'no colour', 'url(javascript:alert(1))'));

test('makes every label readable for any colours of the server', () => {
  const slices = fc.array(fc.record({ bgColor: colour, textColor: colour }), { minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(slices, (list) => {
      for (const { ground, text } of sliceColours(list, hexOnly)) {
        expect(contrastRatio(ground, text)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test("keeps the server's colours if they are readable on each other", () => {
  const white = { bgColor: '#14532d', textColor: '#ffffff' };
  expect(sliceColours([white], hexOnly)).toEqual([{ ground: '#14532d', text: '#ffffff' }]);
  const [pale] = sliceColours([{ bgColor: '#fde68a', textColor: '#ffffff' }], hexOnly);
  expect(pale).toMatchObject({ ground: '#fde68a' });
  expect(pale?.text).not.toBe('#ffffff');
});

test('gives no two neighbours the same colours when all come from the theme', () => {
  for (let count = 2; count <= 24; count += 1) {
    const uncoloured = Array.from({ length: count }, () => ({ bgColor: '', textColor: '' }));
    const grounds = sliceColours(uncoloured, hexOnly).map(({ ground }) => ground);
    for (const [index, ground] of grounds.entries())
      expect(ground, `${index} of ${count}`).not.toBe(grounds.at(index - 1));
  }
});
