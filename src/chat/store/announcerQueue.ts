/** Each answer has the voice to itself for a while; more than these in waiting are counted instead. */
const eachMs = 1500;
const mostWaiting = 3;

/** Says one thing after the other: what comes first at once, and as a mere count what would take too long. */
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
