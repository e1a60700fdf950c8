import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestShortSide, maxPixels, readableShortSide, sentSize } from './shrinkSlip';

const side = fc.integer({ min: 1, max: 30_000 });

describe('sentSize', () => {
  it.each([
    [1, 1],
    [1080, 2400],
    [1179, 2556],
    [1920, 2560],
    [2560, 1920],
    [2561, 100],
  ])('keeps %d x %d', (width, height) => {
    expect(sentSize(width, height)).toEqual({ width, height });
  });

  it.each([
    [1080, 7000],
    [1080, 30_000],
    [720, 20_000],
    [7000, 1080],
    [30_000, 1],
  ])('keeps %d x %d, because the small print would become unreadable', (width, height) => {
    expect(sentSize(width, height)).toEqual({ width, height });
  });

  it.each([
    [3024, 4032, 1920, 2560],
    [3000, 2000, 2715, 1810],
    [4000, 4000, 1920, 1920],
    [1440, 9000, 1080, 6750],
    [2000, 30_000, 1080, 16_200],
    [9000, 1440, 6750, 1080],
  ])('reduces %d x %d to %d x %d', (width, height, sentWidth, sentHeight) => {
    expect(sentSize(width, height)).toEqual({ width: sentWidth, height: sentHeight });
  });

  it('stays within the limits or at the readable width, never enlarges, and keeps the shape', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sent = sentSize(width, height);
        expect(sent.width).toBeLessThanOrEqual(width);
        expect(sent.height).toBeLessThanOrEqual(height);
        const short = Math.min(sent.width, sent.height);
        expect(short).toBeGreaterThanOrEqual(Math.min(readableShortSide, width, height));
        expect(short).toBeLessThanOrEqual(longestShortSide);
        // Rounding changes each side by at most half a pixel.
        const isWithin = (sent.width - 0.5) * (sent.height - 0.5) <= maxPixels;
        expect(isWithin || short <= readableShortSide).toBe(true);
        expect(Math.abs(sent.height - (sent.width * height) / width)).toBeLessThanOrEqual(1 + height / width);
      }),
    );
  });
});
