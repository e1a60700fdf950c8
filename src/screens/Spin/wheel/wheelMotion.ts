import { comeToStop, cruise, cruiseAt, easingOf, type Landing, landOn, pauseMs, tickMs, ticksOf } from './spinMotion';

/** The wheel on screen: one rotating layer and the pointer above it, animated by the browser's compositor. */
export interface WheelMotion {
  /** Starts the wheel; it turns until `land` or `stop` is called. */
  start: () => void;
  /**
   * Lands on a slice and pauses there for 2 s. Resolves to `false` if cancelled. With reduced motion it jumps there.
   */
  land: (index: number, count: number) => Promise<boolean>;
  /** Stops at the start angle. Resolves to `false` if cancelled. */
  stop: () => Promise<boolean>;
  /** Jumps to the start angle and cancels all animations. */
  reset: () => void;
}

/** Id of the wheel's animation, for tests. */
export const turnId = 'wheel';

const turned = (angle: number) => `rotate(${angle}deg)`;
/** The pins pass clockwise and push the pointer's tip with them. */
const pushed = turned(-16);
const straight = turned(0);

/** Tolerance in ms for an animation that reports its end late. */
const lateMs = 500;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function startTurning(wheel: HTMLElement, pointer: Element): Animation[] {
  const frames = cruise.keyframes.map(({ angle, ...frame }) => ({ transform: turned(angle), ...frame }));
  return [
    wheel.animate(frames, { id: turnId, duration: cruise.durationMs, fill: 'forwards' }),
    pointer.animate([{ transform: straight }, { transform: pushed }], { duration: tickMs, fill: 'forwards' }),
  ];
}

/** Animates the pointer: each pin pushes it, and it falls back after the pin. */
function tick(pointer: Element, way: Landing, count: number): Animation {
  const at = (ms: number) => Math.min(1, ms / way.durationMs);
  const ticks = ticksOf(way, count).flatMap((ms) => [
    { transform: pushed, offset: at(ms) },
    { transform: straight, offset: at(ms + tickMs) },
  ]);
  return pointer.animate([{ transform: pushed, offset: 0 }, ...ticks, { transform: straight, offset: 1 }], {
    duration: way.durationMs,
    fill: 'forwards',
  });
}

export function createWheelMotion(wheel: HTMLElement, pointer: Element): WheelMotion {
  let running: Animation[] = [];
  const reset = () => {
    for (const animation of running) animation.cancel();
    running = [];
  };
  /** Returns the cruising wheel's motion in this frame. */
  const now = () => cruiseAt(Number(running[0]?.currentTime ?? 0));

  /** Runs the landing planned from the wheel's current motion, and pauses at its end for `standMs`. */
  const go = async (plan: (start: { angle: number; speed: number }) => Landing, count: number, standMs: number) => {
    const way = plan(now());
    reset();
    const still = isStill();
    const turn = wheel.animate([{ transform: turned(way.from) }, { transform: turned(way.to) }], {
      id: turnId,
      duration: still ? 0 : way.durationMs,
      endDelay: standMs,
      easing: easingOf(way),
      fill: 'forwards',
    });
    running = [turn];
    if (!still) running.push(tick(pointer, way, count));
    // Starts in this very frame, because a pending animation would stop the wheel for a moment.
    for (const animation of running) animation.startTime = document.timeline.currentTime;
    // WebKit may show the end of an animation with a set start time and never report it, so a timer ends the wait.
    const upMs = (still ? 0 : way.durationMs) + standMs + lateMs;
    const isUp = new Promise<void>((done) => setTimeout(done, upMs));
    return Promise.race([turn.finished, isUp]).then(
      () => true,
      () => false,
    );
  };
  return {
    start: () => {
      reset();
      if (!isStill()) running = startTurning(wheel, pointer);
    },
    land: (index, count) => go((start) => landOn(index, count, start, Math.random), count, pauseMs),
    stop: () => go(comeToStop, 1, 0),
    reset,
  };
}
