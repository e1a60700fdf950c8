/**
 * Calls a function once, as soon as the page has been visible for `pauseMs` ms without interruption. Hiding the page
 * stops the wait, and each return starts it again from zero. Returns a function that cancels the call.
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
