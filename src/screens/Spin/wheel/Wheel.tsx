import Coins from 'lucide-react/icons/coins';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ignoreKeyRepeat } from '@/components/Button/ignoreKeyRepeat';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { formatCount } from '@/i18n/format';
import { canvasFonts, deviceFont } from '@/theme/canvasFonts';
import { drawWheel, type PaintedSlice } from './drawWheel';
import * as css from './Wheel.css';
import { watchSize } from './watchSize';
import { wheelSize } from './wheelSize';

/**
 * The largest coin count that fits on the button, which shows a larger count as `9,999,999+`. The text below the wheel
 * shows the full count.
 */
const maxShown = 9_999_999;

interface WheelProps {
  name: string;
  slices: readonly PaintedSlice[];
  /** The number of coins. NaN if the server did not send it. */
  coins: number;
  isTurning: boolean;
  onSpin: () => void;
  /** The rotating layer and the pointer above it. `useSpin` animates them. */
  wheel: RefObject<HTMLDivElement | null>;
  pointer: RefObject<SVGSVGElement | null>;
}

/** Shows the prize wheel with its pointer, and the button in its middle. `PrizeList` shows the slices as text. */
export function Wheel({ name, slices, coins, isTurning, onSpin, wheel, pointer }: WheelProps) {
  const { t } = useTranslation('spin');
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, slices);
  const known = Number.isFinite(coins);
  const isIdle = !isTurning && coins > 0;
  const figure = `${formatCount(Math.min(coins, maxShown))}${coins > maxShown ? '+' : ''}`;
  return (
    <div className={css.disc}>
      <div ref={wheel} className={css.turning}>
        <canvas
          ref={canvas}
          className={css.canvas}
          role="img"
          aria-label={t('wheelOf', { name, count: slices.length })}
        />
      </div>
      <svg ref={pointer} className={css.pointer} viewBox="0 0 40 56" aria-hidden="true">
        <path
          className={css.tag}
          d="M11 3h18a7 7 0 0 1 7 7v15c0 3-1 5.500-3 8L20 53 7 33c-2-2.500-3-5-3-8V10a7 7 0 0 1 7-7z"
        />
        <path
          className={css.stitch}
          d="M12 8h16a3 3 0 0 1 3 3v14c0 2-.7 3.700-2 5.500L20 44l-9-13.500C9.700 28.700 9 27 9 25V11a3 3 0 0 1 3-3z"
        />
      </svg>
      <button
        type="button"
        className={css.hub({ empty: known && coins <= 0 && !isTurning })}
        aria-disabled={!isIdle || undefined}
        aria-busy={isTurning || undefined}
        onKeyDown={ignoreKeyRepeat}
        onClick={({ currentTarget }) => {
          if (!isIdle) return;
          // Safari does not focus a tapped button, so focus it. The focus must return to the button after the prize
          // dialog.
          currentTarget.focus();
          onSpin();
        }}
      >
        <span className={css.verb}>{t('spin')}</span>
        {known ? <VisuallyHidden>{`, ${t('coins', { count: coins })}`}</VisuallyHidden> : null}
        {/* The visually hidden text says what the figure is. */}
        <span className={css.count({ long: figure.length > 6 })} aria-hidden="true">
          <Coins className={css.coin} />
          <span translate="no">{figure}</span>
        </span>
      </button>
    </div>
  );
}

/**
 * Draws the wheel immediately in the page's font, which may not be the site's (`fonts.css.ts`). Draws the wheel again
 * when the site's fonts have loaded, and when the slices, the language, the size or the screen's density changes.
 */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, slices: readonly PaintedSlice[]): void {
  const { language } = useTranslation('spin').i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each language has its own font
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    let family = getComputedStyle(element).fontFamily;
    const draw = () => drawWheel(element, slices, { size: wheelSize(), density: window.devicePixelRatio, family });
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
  }, [canvas, slices, language]);
}
