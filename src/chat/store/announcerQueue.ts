/**
 * The minimum time of each announcement, in ms. If more texts than `mostWaiting` wait, their number is announced
 * instead.
 */
const eachMs = 1500;
const mostWaiting = 3;

/**
 * Creates a queue that announces one text after another: the first immediately, and too many waiting ones as a number.
 */
export function createAnnouncerQueue(say: (words: string) => void, counted: (count: number) => string) {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    timer = undefined;
    const [first] = waiting;
    if (first === undefined) return;
    const isFlood = waiting.length > mostWaiting;
    say(isFlood ? counted(waiting.length) : first);
    waiting = isFlood ? [] : waiting.slice(1);
    timer = setTimeout(next, eachMs);
  };
  return {
    hear: (texts: readonly string[]): void => {
      waiting.push(...texts);
      if (timer === undefined) next();
    },
    stop: (): void => clearTimeout(timer),
  };
}
