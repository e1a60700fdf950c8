import { wheelSize } from './wheelSize';

/** Drawn again so long after the last resize. */
const resizeMs = 500;

const pixels = () => `${wheelSize()} at ${window.devicePixelRatio}`;

/**
 * Has the wheel drawn again 500 ms after the last change of the window's size or density, where that makes another
 * picture of it: an address bar that comes and goes does not. Answers what ends it.
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
  // A window that is dragged to another screen keeps its size.
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
