import { wheelSize } from './wheelSize';

/** The delay between the last resize and the drawing, in ms. */
const resizeMs = 500;

const pixels = () => `${wheelSize()} at ${window.devicePixelRatio}`;

/**
 * Calls `draw` 500 ms after the last change of the window's size or density, if the image would differ. A collapsing
 * address bar does not change the wheel's size, so `draw` is not called. Returns a function that stops watching.
 */
export function watchSize(draw: () => void): () => void {
  let drawn = pixels();
  let timer: ReturnType<typeof setTimeout>;
  let density: MediaQueryList;
  const check = () => {
    const now = pixels();
    if (now === drawn) return;
    drawn = now;
    draw();
  };
  const checkLater = () => {
    clearTimeout(timer);
    timer = setTimeout(check, resizeMs);
  };
  // A window that moves to another screen keeps its size but may change its density.
  const watchDensity = () => {
    density = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    density.addEventListener('change', changeDensity);
  };
  const changeDensity = () => {
    density.removeEventListener('change', changeDensity);
    watchDensity();
    checkLater();
  };
  watchDensity();
  window.addEventListener('resize', checkLater);
  return () => {
    clearTimeout(timer);
    density.removeEventListener('change', changeDensity);
    window.removeEventListener('resize', checkLater);
  };
}
