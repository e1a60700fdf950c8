/** The time between two announcements, in ms. */
const eachMs = 1500;
/** The maximum number of waiting texts that the queue announces one by one. */
const maxWaiting = 3;

/**
 * Creates a queue that announces texts one after another, at least `eachMs` apart. If more than `maxWaiting` texts
 * wait, the queue announces only their number.
 */
export function createAnnouncerQueue(say: (text: string) => void, getCountText: (count: number) => string) {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    timer = undefined;
    const [first] = waiting;
    if (first === undefined) return;
    const isFlood = waiting.length > maxWaiting;
    say(isFlood ? getCountText(waiting.length) : first);
    waiting = isFlood ? [] : waiting.slice(1);
    timer = setTimeout(next, eachMs);
  };
  return {
    add: (texts: readonly string[]): void => {
      waiting.push(...texts);
      if (timer === undefined) next();
    },
    stop: (): void => clearTimeout(timer),
  };
}
