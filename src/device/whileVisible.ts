/**
 * Calls a function after a pause in ms during which the page is visible all the time: a hidden page stops waiting, and the
 * pause begins again when the page is visible. Returns a function that cancels the call.
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
