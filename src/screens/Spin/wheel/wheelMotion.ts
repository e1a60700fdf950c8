import { comeToStop, cruise, cruiseAt, getEasing, getTicks, type Landing, landOn, pauseMs, tickMs } from './spinMotion';

/**
 * The motion of the wheel on screen: a rotating layer and the pointer above it, both animated by the browser's
 * compositor.
 */
export interface WheelMotion {
  /** Starts the wheel, which turns until `land` or `stop` is called. With reduced motion the wheel stays still. */
  start: () => void;
  /**
   * Lands on the slice `index` (from 0) and pauses for 2 s. With reduced motion the wheel jumps to the slice. Resolves
   * to `true` after the pause, or to `false` if cancelled.
   */
  land: (index: number, count: number) => Promise<boolean>;
  /**
   * Stops at the angle of the last rest. Resolves to `true` once the wheel has stopped, or to `false` if cancelled.
   */
  stop: () => Promise<boolean>;
  /** Cancels all animations, which puts the wheel back to the angle of its last rest. */
  cancel: () => void;
}

/** Id of the wheel's animation, for tests. */
export const turnId = 'wheel';

const getRotation = (angle: number) => `rotate(${angle}deg)`;
/** The pointer's rotation when a pin pushes its tip. The pins pass clockwise. */
const pushed = getRotation(-16);
const straight = getRotation(0);

/**
 * The wait in ms after the expected end of an animation. After this wait the animation counts as ended, even if the
 * browser has not reported its end.
 */
const lateMs = 500;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function startTurning(wheel: HTMLElement, pointer: Element): Animation[] {
  const frames = cruise.keyframes.map(({ angle, ...frame }) => ({ transform: getRotation(angle), ...frame }));
  return [
    wheel.animate(frames, { id: turnId, duration: cruise.durationMs, fill: 'forwards' }),
    pointer.animate([{ transform: straight }, { transform: pushed }], { duration: tickMs, fill: 'forwards' }),
  ];
}

/** Animates the pointer. Each pin pushes the pointer, which then falls back. */
function tick(pointer: Element, landing: Landing, count: number): Animation {
  const getOffset = (ms: number) => Math.min(1, ms / landing.durationMs);
  const ticks = getTicks(landing, count).flatMap((ms) => [
    { transform: pushed, offset: getOffset(ms) },
    { transform: straight, offset: getOffset(ms + tickMs) },
  ]);
  return pointer.animate([{ transform: pushed, offset: 0 }, ...ticks, { transform: straight, offset: 1 }], {
    duration: landing.durationMs,
    fill: 'forwards',
  });
}

/**
 * Moves a wheel. Its `rotate` property holds the angle at which it rests, and the animations turn it from there. So a
 * wheel that has landed stays on its slice, which is the start of the next spin.
 */
export function createWheelMotion(wheel: HTMLElement, pointer: Element): WheelMotion {
  let running: Animation[] = [];
  const cancel = () => {
    for (const animation of running) animation.cancel();
    running = [];
  };
  const rest = Number.parseFloat(wheel.style.rotate) || 0;
  /** Returns the wheel's angle and speed in this frame, while the wheel waits for the response. */
  const getMotion = () => {
    const { angle, speed } = cruiseAt(Number(running[0]?.currentTime ?? 0));
    return { angle: rest + angle, speed };
  };

  /** Runs the landing that `plan` returns for the wheel's current motion. Pauses at its end for `standMs` ms. */
  const runLanding = async (
    plan: (start: { angle: number; speed: number }) => Landing,
    count: number,
    standMs: number,
  ) => {
    const landing = plan(getMotion());
    cancel();
    const still = isStill();
    const turn = wheel.animate(
      [{ transform: getRotation(landing.from - rest) }, { transform: getRotation(landing.to - rest) }],
      {
        id: turnId,
        duration: still ? 0 : landing.durationMs,
        endDelay: standMs,
        easing: getEasing(landing),
        fill: 'forwards',
      },
    );
    running = [turn];
    if (!still) running.push(tick(pointer, landing, count));
    // Start in this frame, because a pending animation would stop the wheel for a moment.
    for (const animation of running) animation.startTime = document.timeline.currentTime;
    // If the start time is set, WebKit may show the end of an animation but never report it. A timer then ends the
    // wait.
    const timeoutMs = (still ? 0 : landing.durationMs) + standMs + lateMs;
    const timeout = new Promise<void>((done) => setTimeout(done, timeoutMs));
    return Promise.race([turn.finished, timeout]).then(
      () => {
        // In one task, so that no frame shows the wheel at another angle.
        wheel.style.rotate = `${landing.to % 360}deg`;
        cancel();
        return true;
      },
      () => false,
    );
  };
  return {
    start: () => {
      cancel();
      if (!isStill()) running = startTurning(wheel, pointer);
    },
    land: (index, count) => runLanding((start) => landOn(index, count, start, Math.random), count, pauseMs),
    stop: () => runLanding((start) => comeToStop(rest, start), 1, 0),
    cancel,
  };
}
