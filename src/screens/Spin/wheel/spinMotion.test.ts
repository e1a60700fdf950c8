import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comeToStop, cruise, cruiseAt, getEasing, getTicks, landingAt, landOn, sliceAt, tickMs } from './spinMotion';

/** Any slice of any wheel, with any response time and any random numbers. */
const spins = fc
  .record({
    count: fc.integer({ min: 1, max: 24 }),
    slice: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    waitMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
    randomNumbers: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 3,
      maxLength: 3,
    }),
  })
  .map(({ count, slice, waitMs, randomNumbers }) => {
    const index = Math.floor(slice * count);
    const draws = [...randomNumbers];
    const start = cruiseAt(waitMs);
    return { count, index, start, landing: landOn(index, count, start, () => draws.shift() ?? 0.5) };
  });

test('puts the pointer inside the won slice, well away from its edges', () => {
  fc.assert(
    fc.property(spins, ({ count, index, landing }) => {
      expect(sliceAt(landing.to, count)).toBe(index);
      const width = 360 / count;
      for (const nudge of [-0.24, 0.24]) expect(sliceAt(landing.to + nudge * width, count)).toBe(index);
    }),
    { numRuns: 2000 },
  );
});

test('orders the slices clockwise, with the first under the pointer of a wheel at rest', () => {
  expect([0, 90, 180, 270, 359].map((angle) => sliceAt(angle, 4))).toEqual([0, 3, 2, 1, 0]);
  expect(sliceAt(12_345, 1)).toBe(0);
});

test('makes 3 or 4 whole turns in 4000 to 5000 ms times the turns times 0.1', () => {
  fc.assert(
    fc.property(spins, ({ landing }) => {
      const turned = (landing.to - landing.from) / 360;
      const suits = (turns: number) =>
        turned > turns - 1e-9 &&
        turned < turns + 1 + 1e-9 &&
        landing.durationMs >= 400 * turns &&
        landing.durationMs <= 500 * turns;
      expect([3, 4].filter(suits), `${turned} in ${landing.durationMs}`).toHaveLength(1);
    }),
  );
});

test('continues at the current speed, never goes back, and slows down to its end', () => {
  fc.assert(
    fc.property(spins, ({ start, landing }) => {
      expect(landingAt(landing, 0)).toBe(start.angle);
      const tiny = landing.durationMs * 1e-4;
      expect((landingAt(landing, tiny) - landing.from) / tiny).toBeCloseTo(start.speed, 2);
      const angles = Array.from({ length: 101 }, (_, step) => landingAt(landing, (landing.durationMs * step) / 100));
      for (const [step, angle] of angles.slice(1).entries())
        expect(angle).toBeGreaterThanOrEqual(angles[step] as number);
      expect(landingAt(landing, landing.durationMs)).toBeCloseTo(landing.to, 6);
      expect(landing.to - landingAt(landing, landing.durationMs * 0.99)).toBeLessThan(
        (landing.to - landing.from) * 4e-4,
      );
    }),
  );
});

test('gives the browser the same curve that the code calculates with', () => {
  const landing = { from: 0, to: 1, durationMs: 1, slope: 1.8 };
  const [x1, y1, x2, y2] = getEasing(landing)
    .replace(/[^\d.,]/g, '')
    .split(',')
    .map(Number) as [number, number, number, number];
  const bezier = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t ** 3;
  for (const t of [0.1, 0.35, 0.5, 0.8])
    expect(bezier(y1, y2, t)).toBeCloseTo(landingAt(landing, bezier(x1, x2, t)), 3);
});

test('accelerates to cruise speed and keeps it while waiting for the response', () => {
  const [start, fast, end] = cruise.keyframes;
  expect([start.angle, start.offset, end.offset]).toEqual([0, 0, 1]);
  const ms = fast.offset * cruise.durationMs;
  expect(cruiseAt(ms).angle).toBeCloseTo(fast.angle, 6);
  expect(cruiseAt(ms / 2)).toEqual({ angle: fast.angle / 4, speed: cruiseAt(ms).speed / 2 });
  expect(cruiseAt(cruise.durationMs).angle).toBeCloseTo(end.angle, 6);
  expect(cruiseAt(60_000).speed).toBe(cruiseAt(ms).speed);
});

test('stops soon where it began if there is no slice', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 60_000, noNaN: true }), (waitMs) => {
      const rest = waitMs % 360;
      const landing = comeToStop(rest, cruiseAt(waitMs));
      expect(Math.abs(Math.sin(((landing.to - rest) * Math.PI) / 360))).toBeLessThan(1e-6);
      expect(landing.to - landing.from).toBeGreaterThanOrEqual(360);
      expect(landing.durationMs).toBeLessThanOrEqual(1200);
    }),
  );
});

test('ticks the pointer at each pin, no faster than it can fall back', () => {
  fc.assert(
    fc.property(spins, ({ count, landing }) => {
      const ticks = getTicks(landing, count);
      for (const [index, tick] of ticks.entries()) {
        const pins = (landingAt(landing, tick) / 360) * count - 0.5;
        expect(Math.abs(pins - Math.round(pins))).toBeLessThan(1e-3);
        if (index > 0) expect(tick - (ticks[index - 1] as number)).toBeGreaterThanOrEqual(tickMs);
        expect(tick).toBeLessThanOrEqual(landing.durationMs);
      }
      expect(ticks.length).toBeGreaterThan(0);
    }),
  );
});
