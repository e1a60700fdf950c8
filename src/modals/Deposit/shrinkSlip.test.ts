import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestSide, sentSize } from './shrinkSlip';

const side = fc.integer({ min: 1, max: 30_000 });

describe('the size a slip is sent in', () => {
  it('is its own up to the longest side that is needed', () => {
    expect(sentSize(1, 1)).toEqual({ width: 1, height: 1 });
    expect(sentSize(1179, 2556)).toEqual({ width: 1179, height: 2556 });
    expect(sentSize(2560, 2560)).toEqual({ width: 2560, height: 2560 });
    expect(sentSize(2561, 100).width).toBe(2560);
    expect(sentSize(3024, 4032)).toEqual({ width: 1920, height: 2560 });
    expect(sentSize(30_000, 1)).toEqual({ width: 2560, height: 1 });
  });

  it('is never larger than the picture, never beyond the longest side, and keeps the shape', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sent = sentSize(width, height);
        expect(sent.width).toBeLessThanOrEqual(width);
        expect(sent.height).toBeLessThanOrEqual(height);
        expect(Math.max(sent.width, sent.height)).toBe(Math.min(longestSide, Math.max(width, height)));
        const shorter = Math.min(sent.width, sent.height);
        const exact = (Math.min(width, height) * Math.max(sent.width, sent.height)) / Math.max(width, height);
        expect(Math.abs(shorter - Math.max(1, exact))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
