import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sliceAt } from './spinMotion';
import { createWheelMotion } from './wheelMotion';

/** An element whose animations end by the mocked clock. If `reportsEnd` is false, they never report their end. */
const layer = (reportsEnd = true) =>
  ({
    style: {},
    animate: (_frames: unknown, { duration, endDelay = 0 }: { duration: number; endDelay?: number }) => {
      let cancel = () => {};
      const finished = new Promise<void>((resolve, reject) => {
        // A time: the duration of the animation, by the mocked clock.
        if (reportsEnd) setTimeout(resolve, duration + endDelay);
        cancel = () => reject(new Error('cancelled'));
      });
      finished.catch(() => {});
      return { finished, currentTime: 400, cancel: () => cancel() };
    },
  }) as unknown as HTMLElement;

let isStill = false;
beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('document', { timeline: { currentTime: 0 } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the time in ms between the response and the end of the pause after the landing. */
async function measureLanding(wheel = layer()): Promise<number> {
  const motion = createWheelMotion(wheel, layer());
  motion.start();
  const from = Date.now();
  let ms = Number.NaN;
  const landed = motion.land(2, 8).then((isLanded) => {
    if (isLanded) ms = Date.now() - from;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await landed;
  return ms;
}

test('resolves 2 s after 3 or 4 turns of 400 to 500 ms each', async () => {
  for (let run = 0; run < 20; run += 1) {
    const ms = await measureLanding();
    expect(ms).toBeGreaterThanOrEqual(1200 + 2000);
    expect(ms).toBeLessThanOrEqual(2000 + 2000 + 1);
  }
});

test('resolves 2 s after the response with reduced motion', async () => {
  isStill = true;
  expect(await measureLanding()).toBe(2000);
});

test('resolves half a second later if the browser never reports the end of the animation', async () => {
  const ms = await measureLanding(layer(false));
  expect(ms).toBeGreaterThanOrEqual(1200 + 2000 + 500);
  expect(ms).toBeLessThanOrEqual(2000 + 2000 + 500 + 1);
});

test('rests on the slice where it has landed, and starts from there', async () => {
  const wheel = layer();
  for (const slice of [2, 5, 5]) {
    const motion = createWheelMotion(wheel, layer());
    motion.start();
    const landed = motion.land(slice, 8);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(landed).resolves.toBe(true);
    expect(sliceAt(Number.parseFloat(wheel.style.rotate), 8)).toBe(slice);
  }
  const rest = wheel.style.rotate;
  const motion = createWheelMotion(wheel, layer());
  motion.start();
  void motion.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Number.parseFloat(wheel.style.rotate)).toBeCloseTo(Number.parseFloat(rest));
});

test('resolves to false if it is cancelled in the middle of a landing', async () => {
  const motion = createWheelMotion(layer(), layer());
  motion.start();
  const landed = motion.land(0, 3);
  await vi.advanceTimersByTimeAsync(500);
  motion.cancel();
  await expect(landed).resolves.toBe(false);
});
