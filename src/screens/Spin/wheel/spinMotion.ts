/**
 * How the wheel turns, in degrees clockwise and milliseconds. Slice 0 stands under the pointer while the wheel is at 0,
 * the others follow clockwise. Nothing here knows of a page.
 */

/** The speed that the wheel is brought to at the tap, and keeps until the answer is there: degrees a millisecond. */
const cruiseSpeed = 1.6;
const windUpMs = 350;
/** Longer than any answer is waited for (60 s). */
const cruiseMs = 90_000;
/** From the stop to the prize. */
export const pauseMs = 2000;
/** The wheel stops in the middle part of the slice, this wide: nobody is shown what they have nearly won. */
const middle = 0.5;

/** Where a wheel that was set going `ms` ago has come to, and how fast it is: degrees a millisecond. */
export function cruiseAt(ms: number): { angle: number; speed: number } {
  const windUp = Math.min(Math.max(ms, 0), windUpMs);
  return {
    angle: (cruiseSpeed * windUp * windUp) / (2 * windUpMs) + cruiseSpeed * Math.max(0, ms - windUpMs),
    speed: (cruiseSpeed * windUp) / windUpMs,
  };
}

/** The same as keyframes: sped up evenly, then round and round. */
export const cruise = {
  durationMs: cruiseMs,
  keyframes: [
    { angle: 0, offset: 0, easing: 'cubic-bezier(0.33333, 0, 0.66667, 0.33333)' },
    { angle: cruiseAt(windUpMs).angle, offset: windUpMs / cruiseMs, easing: 'linear' },
    { angle: cruiseAt(cruiseMs).angle, offset: 1, easing: 'linear' },
  ],
} as const;

const remainder = (angle: number) => ((angle % 360) + 360) % 360;

/** The slice under the pointer of a wheel of `count`. */
export const sliceAt = (angle: number, count: number): number => Math.round((remainder(-angle) / 360) * count) % count;

/** How the wheel comes to rest. */
export interface Landing {
  from: number;
  to: number;
  durationMs: number;
  /** How steeply it begins: the speed that the wheel has, as a part of the mean one. 0 to 3, it never turns back. */
  slope: number;
}

const landing = (from: number, to: number, durationMs: number, speed: number): Landing => ({
  from,
  to,
  durationMs,
  slope: Math.min(3, (speed * durationMs) / (to - from)),
});

interface Start {
  /** Where the wheel is, and its speed in degrees a millisecond. */
  angle: number;
  speed: number;
}

/**
 * To a slice: 3 or 4 whole turns and what is left, in (4000 to 5000 ms) x turns x 0.1. `random` answers
 * 0 to 1, without 1.
 */
export function landOn(index: number, count: number, { angle, speed }: Start, random: () => number): Landing {
  const turns = random() < 0.5 ? 3 : 4;
  const durationMs = (4000 + random() * 1000) * turns * 0.1;
  const place = ((index + (random() - 0.5) * middle) / count) * 360;
  return landing(angle, angle + turns * 360 + remainder(-place - angle), durationMs, speed);
}

/** To where it began, within one turn and a bit: nothing is known of a slice. */
export function comeToStop({ angle, speed }: Start): Landing {
  const to = angle + 360 + remainder(-angle);
  const evenMs = (2 * (to - angle)) / Math.max(speed, Number.EPSILON);
  return landing(angle, to, Math.min(1200, evenMs), speed);
}

/** The part of the way that is done at a part of the time: takes up the speed there is, and ends softly. */
const progress = (slope: number, time: number) => ((slope - 2) * time + (3 - 2 * slope)) * time * time + slope * time;

/** That curve as CSS writes it: the cubic with its end level and its beginning at `slope`. */
export const easingOf = ({ slope }: Landing): string => `cubic-bezier(0.33333, ${slope / 3}, 0.66667, 1)`;

/** Where a landing wheel is, `ms` after it began. */
export const landingAt = ({ from, to, durationMs, slope }: Landing, ms: number): number =>
  from + (to - from) * progress(slope, Math.min(1, Math.max(0, ms / durationMs)));

/** When the wheel passes an angle, in milliseconds: by halving, because the way only ever grows. */
function timeOf(way: Landing, angle: number): number {
  let [early, late] = [0, way.durationMs];
  for (let halving = 0; halving < 30; halving += 1) {
    const between = (early + late) / 2;
    if (landingAt(way, between) < angle) early = between;
    else late = between;
  }
  return late;
}

/** The pointer falls back in this time; pins that come faster hold it where they push it to. */
export const tickMs = 90;

/** When pins, one between two slices, push the pointer while the wheel lands: as many of them as can be told apart. */
export function ticksOf(way: Landing, count: number): number[] {
  const width = 360 / count;
  const ticks: number[] = [];
  const pins = Math.floor((way.to - way.from) / width) + 1;
  const first = Math.ceil(way.from / width - 0.5);
  for (let pin = 0; pin <= pins; pin += 1) {
    const angle = (first + pin + 0.5) * width;
    if (angle >= way.to) break;
    const at = timeOf(way, angle);
    if (at - (ticks.at(-1) ?? Number.NEGATIVE_INFINITY) >= tickMs) ticks.push(at);
  }
  return ticks;
}
