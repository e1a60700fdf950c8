/**
 * Calls a function once the page has been visible for `pauseMs` ms without interruption. The wait stops while the page
 * is hidden and then starts again from zero. Returns a function that cancels the call.
 */
export function whileVisible(work: () => void, pauseMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(run, pauseMs);
  };
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
  const run = () => {
    cancel();
    work();
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return cancel;
}
