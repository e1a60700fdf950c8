/**
 * The wheel's motion, in degrees clockwise and in ms. At angle 0, slice 0 is under the pointer, and the other slices
 * follow clockwise. This module does not use the DOM.
 */

/** The speed that the wheel reaches after the tap and keeps until the response arrives, in degrees per ms. */
const cruiseSpeed = 1.6;
const windUpMs = 350;
/** The total duration of the cruise's keyframes, in ms. It is longer than the timeout of a response (60 s). */
const cruiseMs = 90_000;
/** Delay between the stop and the prize, in ms. */
export const pauseMs = 2000;
/**
 * The share of the slice's width, around its middle, in which the wheel stops. With one half, a stop never suggests a
 * near miss.
 */
const stopShare = 0.5;

/** Returns the angle and speed (degrees per ms) of a wheel that started `ms` ago. */
export function cruiseAt(ms: number): { angle: number; speed: number } {
  const windUp = Math.min(Math.max(ms, 0), windUpMs);
  return {
    angle: (cruiseSpeed * windUp * windUp) / (2 * windUpMs) + cruiseSpeed * Math.max(0, ms - windUpMs),
    speed: (cruiseSpeed * windUp) / windUpMs,
  };
}

/** The motion of `cruiseAt` as keyframes: constant acceleration, then constant speed. */
export const cruise = {
  durationMs: cruiseMs,
  keyframes: [
    { angle: 0, offset: 0, easing: 'cubic-bezier(0.33333, 0, 0.66667, 0.33333)' },
    { angle: cruiseAt(windUpMs).angle, offset: windUpMs / cruiseMs, easing: 'linear' },
    { angle: cruiseAt(cruiseMs).angle, offset: 1, easing: 'linear' },
  ],
} as const;

const remainder = (angle: number) => ((angle % 360) + 360) % 360;

/** Returns the index of the slice under the pointer of a wheel with `count` slices. */
export const sliceAt = (angle: number, count: number): number => Math.round((remainder(-angle) / 360) * count) % count;

/** The motion that brings the wheel to rest, from one angle to another in degrees. */
export interface Landing {
  from: number;
  to: number;
  durationMs: number;
  /** Initial speed relative to the mean speed. With 0 to 3 the wheel never turns back. */
  slope: number;
}

const landing = (from: number, to: number, durationMs: number, speed: number): Landing => ({
  from,
  to,
  durationMs,
  slope: Math.min(3, (speed * durationMs) / (to - from)),
});

interface Start {
  /** The wheel's angle in degrees, and its speed in degrees per ms. */
  angle: number;
  speed: number;
}

/**
 * Plans a landing on a slice after 3 or 4 more whole turns. The landing takes 400 to 500 ms per whole turn. `random`
 * returns numbers from 0 up to, but not including, 1.
 */
export function landOn(index: number, count: number, { angle, speed }: Start, random: () => number): Landing {
  const turns = random() < 0.5 ? 3 : 4;
  const durationMs = (4000 + random() * 1000) * turns * 0.1;
  const stopAngle = ((index + (random() - 0.5) * stopShare) / count) * 360;
  return landing(angle, angle + turns * 360 + remainder(-stopAngle - angle), durationMs, speed);
}

/** Plans a stop at the angle `rest` after one to two turns, for a spin whose slice is not known. */
export function comeToStop(rest: number, { angle, speed }: Start): Landing {
  const to = angle + 360 + remainder(rest - angle);
  const evenMs = (2 * (to - angle)) / Math.max(speed, Number.EPSILON);
  return landing(angle, to, Math.min(1200, evenMs), speed);
}

/**
 * Returns the share of the distance (0 to 1) that the wheel has covered after a share of the time (0 to 1). The motion
 * starts at the current speed and ends gently.
 */
const progress = (slope: number, time: number) => ((slope - 2) * time + (3 - 2 * slope)) * time * time + slope * time;

/** Returns the curve of `progress` as CSS: a cubic that starts with `slope` and ends with speed 0. */
export const getEasing = ({ slope }: Landing): string => `cubic-bezier(0.33333, ${slope / 3}, 0.66667, 1)`;

/** Returns the wheel's angle `ms` after the start of a landing, in degrees. */
export const landingAt = ({ from, to, durationMs, slope }: Landing, ms: number): number =>
  from + (to - from) * progress(slope, Math.min(1, Math.max(0, ms / durationMs)));

/**
 * Returns the time in ms at which the wheel passes an angle. Bisection finds the time, because the angle only grows.
 */
function getTime(landing: Landing, angle: number): number {
  let [early, late] = [0, landing.durationMs];
  for (let halving = 0; halving < 30; halving += 1) {
    const between = (early + late) / 2;
    if (landingAt(landing, between) < angle) early = between;
    else late = between;
  }
  return late;
}

/** The time in which the pointer falls back, in ms. If the next pin follows sooner, it does not push the pointer. */
export const tickMs = 90;

/**
 * Returns the times (ms) at which pins push the pointer during the landing. There is one pin between neighbouring
 * slices. Leaves out pushes within `tickMs` of the previous push.
 */
export function getTicks(landing: Landing, count: number): number[] {
  const width = 360 / count;
  const ticks: number[] = [];
  const pins = Math.floor((landing.to - landing.from) / width) + 1;
  const first = Math.ceil(landing.from / width - 0.5);
  for (let pin = 0; pin <= pins; pin += 1) {
    const angle = (first + pin + 0.5) * width;
    if (angle >= landing.to) break;
    const ms = getTime(landing, angle);
    if (ms - (ticks.at(-1) ?? Number.NEGATIVE_INFINITY) >= tickMs) ticks.push(ms);
  }
  return ticks;
}
