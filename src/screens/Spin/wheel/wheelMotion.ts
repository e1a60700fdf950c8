import { comeToStop, cruise, cruiseAt, easingOf, type Landing, landOn, pauseMs, tickMs, ticksOf } from './spinMotion';

/** The wheel on screen: one turning layer and the pointer above it, moved by the browser's compositor. */
export interface WheelMotion {
  /** Sets it going; it turns until it is told where to stop. */
  start: () => void;
  /** To a slice, and 2 s of standing there. `false`: cancelled. With reduced motion it stands there at once. */
  land: (index: number, count: number) => Promise<boolean>;
  /** To where it began. `false`: cancelled. */
  stop: () => Promise<boolean>;
  /** Back to where it began, at once; ends whatever is under way. */
  reset: () => void;
}

/** Of the animation of the wheel's layer, for those who look at it. */
export const turnId = 'wheel';

const turned = (angle: number) => `rotate(${angle}deg)`;
/** The pins go by clockwise and push the pointer's tip with them. */
const pushed = turned(-16);
const straight = turned(0);

/** How much later than it ends an animation may say so. */
const lateMs = 500;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function startTurning(wheel: HTMLElement, pointer: Element): Animation[] {
  const frames = cruise.keyframes.map(({ angle, ...frame }) => ({ transform: turned(angle), ...frame }));
  return [
    wheel.animate(frames, { id: turnId, duration: cruise.durationMs, fill: 'forwards' }),
    pointer.animate([{ transform: straight }, { transform: pushed }], { duration: tickMs, fill: 'forwards' }),
  ];
}

/** Each pin pushes it as it comes, and lets it fall back once it is past. */
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
  /** Where the cruising wheel is in this frame. */
  const now = () => cruiseAt(Number(running[0]?.currentTime ?? 0));

  /** Goes the way that is planned for where the wheel is now, and stands there for a time. */
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
    // From this very frame on: a pending animation would hold the wheel for a moment.
    for (const animation of running) animation.startTime = document.timeline.currentTime;
    // WebKit may show the end of an animation whose start was set, and never say so: its time is up all the same.
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
