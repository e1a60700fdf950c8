/** Each frame is a whole page: more than a few that start at once keep each other waiting. */
const mostAtOnce = 3;
let running = 0;
const waiting: (() => void)[] = [];

function next(): void {
  while (running < mostAtOnce && waiting.length) {
    running += 1;
    waiting.shift()?.();
  }
}

/** Calls `start` when it is its turn. What it answers says that it is done, or no longer wanted; once is enough. */
export function takeTurn(start: () => void): () => void {
  let isOver = false;
  waiting.push(start);
  next();
  return () => {
    if (isOver) return;
    isOver = true;
    const index = waiting.indexOf(start);
    if (index >= 0) waiting.splice(index, 1);
    else running -= 1;
    next();
  };
}
