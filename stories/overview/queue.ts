/**
 * The maximum number of frames that load in parallel. Each frame is a whole page, so more frames would slow each other
 * down.
 */
const maxAtOnce = 3;
let running = 0;
const waiting: (() => void)[] = [];

function next(): void {
  while (running < maxAtOnce && waiting.length) {
    running += 1;
    waiting.shift()?.();
  }
}

/**
 * Calls `start` when a slot is free. Returns a function that frees the slot or leaves the queue; only its first call
 * counts.
 */
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
