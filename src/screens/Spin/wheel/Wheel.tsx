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

/** The largest figure that the button has room for; more coins are told below the wheel. */
const mostShown = 9_999_999;

interface WheelProps {
  name: string;
  slices: readonly PaintedSlice[];
  /** NaN where the server did not tell. */
  coins: number;
  isTurning: boolean;
  onSpin: () => void;
  /** The layer that turns, and the pointer above it: theirs is the motion (`useSpin`). */
  wheel: RefObject<HTMLDivElement | null>;
  pointer: RefObject<SVGSVGElement | null>;
}

/** The prize wheel, its pointer, and the button in its middle. What is on it stands as a list beside it, too. */
export function Wheel({ name, slices, coins, isTurning, onSpin, wheel, pointer }: WheelProps) {
  const { t } = useTranslation('spin');
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, slices);
  const known = Number.isFinite(coins);
  const isIdle = !isTurning && coins > 0;
  const figure = `${formatCount(Math.min(coins, mostShown))}${coins > mostShown ? '+' : ''}`;
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
          // Safari gives a tapped button no focus; it comes back here from the prize.
          currentTarget.focus();
          onSpin();
        }}
      >
        <span className={css.verb}>{t('spin')}</span>
        {known ? <VisuallyHidden>{` ${t('coins', { count: coins })}`}</VisuallyHidden> : null}
        {/* The words say what the figure is. */}
        <span className={css.count({ long: figure.length > 6 })} aria-hidden="true">
          <Coins className={css.coin} />
          <span translate="no">{figure}</span>
        </span>
      </button>
    </div>
  );
}

/**
 * Draws the wheel at once in the page's font, which may have come too late to be used (`fonts.css.ts`), again when the
 * site's own letters are there for sure, and whenever it would look different.
 */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, slices: readonly PaintedSlice[]): void {
  const { language } = useTranslation('spin').i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each language has a font of its own
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
    // A phone that is short of memory takes the picture away.
    element.addEventListener('contextrestored', draw);
    const stopWatching = watchSize(draw);
    return () => {
      isGone = true;
      element.removeEventListener('contextrestored', draw);
      stopWatching();
    };
  }, [canvas, slices, language]);
}
