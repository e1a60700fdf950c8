import { type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { canvasFonts, deviceFont } from '@/theme/canvasFonts';
import { drawWheel, type PaintedSlice } from './drawWheel';
import { watchSize } from './watchSize';
import { wheelSize } from './wheelSize';

/**
 * Draws the wheel immediately in the page's font, which may not be the site's (`fonts.css.ts`). Draws the wheel again
 * when the site's fonts have loaded, and when the slices, the language, the size or the screen's density changes.
 * `diameter` is in CSS pixels. Default: the size of the page's wheel.
 */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  slices: readonly PaintedSlice[],
  diameter?: number,
): void {
  const { language } = useTranslation('spin').i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each language has its own font
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    let family = getComputedStyle(element).fontFamily;
    const draw = () =>
      drawWheel(element, slices, { size: diameter ?? wheelSize(), density: window.devicePixelRatio, family });
    draw();
    void canvasFonts(slices.map(({ label }) => label).join('')).then((fonts) => {
      if (isGone || fonts === deviceFont) return;
      family = fonts;
      draw();
    });
    // A phone with little memory may discard the canvas, so draw again when the browser restores it.
    element.addEventListener('contextrestored', draw);
    const stopWatching = watchSize(draw);
    return () => {
      isGone = true;
      element.removeEventListener('contextrestored', draw);
      stopWatching();
    };
  }, [canvas, slices, language, diameter]);
}
