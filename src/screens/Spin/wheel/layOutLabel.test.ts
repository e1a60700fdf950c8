import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Label, layOutLabel } from './layOutLabel';

/** Returns the width of a text at font size 1. All letters have the same width, and combining marks have no width. */
const measure = (text: string) => Array.from(text.replace(/\p{Mn}/gu, '')).length * 0.6;
const getArea = (count: number) => ({ count, inner: 55, outer: 150, maxSize: 20 });

/** Returns the corners of a label's lines in a slice that points up, in CSS pixels from the wheel's centre. */
function corners({ lines, size, leading, direction, distance }: Label): [x: number, y: number][] {
  return lines.flatMap((line, index): [number, number][] => {
    const width = measure(line) * size;
    if (direction === 'along') {
      const high = ((lines.length - 1) / 2 - index) * leading;
      return [high - leading / 2, high + leading / 2].flatMap((x) => [
        [x, distance] as const,
        [x, distance - width] as const,
      ]) as [number, number][];
    }
    const top = distance + (lines.length * leading) / 2 - index * leading;
    return [
      [-width / 2, top],
      [width / 2, top],
      [-width / 2, top - leading],
      [width / 2, top - leading],
    ];
  });
}

const labelTexts = fc.oneof(
  fc.constantFrom('10 บาท', 'ขอบคุณที่ร่วมสนุก', 'ຂອບໃຈທີ່ມາຮ່ວມສະໜຸກ', '1,000,000 baht', 'Better luck next time', '🎉🎉🎉'),
  fc.string({ maxLength: 60 }),
  fc.string({ maxLength: 400, unit: 'grapheme' }),
);

test('keeps every line inside its slice and outside the hub for any label and count', () => {
  fc.assert(
    fc.property(labelTexts, fc.integer({ min: 1, max: 24 }), (text, count) => {
      const label = layOutLabel(text, getArea(count), measure);
      for (const [x, y] of corners(label)) {
        const radius = Math.hypot(x, y);
        expect(radius).toBeLessThanOrEqual(150 + 2);
        expect(radius).toBeGreaterThanOrEqual(55 - 1);
        if (count > 2) expect(Math.abs(Math.atan2(x, y))).toBeLessThanOrEqual(Math.PI / count + 0.02);
      }
    }),
  );
});

test('loses no part of a label without showing an ellipsis', () => {
  fc.assert(
    fc.property(labelTexts, fc.integer({ min: 1, max: 24 }), (text, count) => {
      const { lines } = layOutLabel(text, getArea(count), measure);
      const bare = (part: string) => part.replace(/\s+/g, '');
      const shownText = bare(lines.join(''));
      if (shownText.endsWith('…') && !bare(text).endsWith('…')) expect(bare(text)).toContain(shownText.slice(0, -1));
      else if (Array.from(bare(text)).length < 100) expect(shownText).toBe(bare(text));
    }),
  );
});

test('draws short labels at the largest size, wraps longer ones between words, then shrinks them', () => {
  expect(layOutLabel('10 บาท', getArea(4), measure)).toMatchObject({ lines: ['10 บาท'], size: 20 });
  const wrapped = layOutLabel('Better luck next time', getArea(8), measure);
  expect(wrapped.lines.join(' ')).toBe('Better luck next time');
  expect(wrapped.lines.length).toBeGreaterThan(1);
  expect(layOutLabel('ขอบคุณที่ร่วมสนุก', getArea(8), measure).lines.join('')).toBe('ขอบคุณที่ร่วมสนุก');
  expect(layOutLabel('50 บาท', getArea(24), measure)).toMatchObject({ direction: 'along', lines: ['50 บาท'] });
});
