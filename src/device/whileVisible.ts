/**
 * Calls a function when the page has been visible for `pauseMs` ms without interruption. Hiding the page stops the
 * wait, and each return starts it again from zero, even after a call. Returns a function that ends this.
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
