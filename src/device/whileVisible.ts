/**
 * Calls a function once the page has been visible for `pauseMs` ms without a break. A hidden page stops waiting, and
 * the pause starts again when the page is visible. Returns a function that cancels the call.
 */
export function whileVisible(work: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(work, pauseMs);
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}
