import Coins from 'lucide-react/icons/coins';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { noValue } from '@/i18n/format';
import { drawWheel, fontsReady, type PaintedSlice } from './drawWheel';
import * as css from './Wheel.css';
import { wheelSize } from './wheelSize';

/** Spec section 9: drawn again so long after the last resize. */
const resizeMs = 500;

/** A key that is held down counts once. */
export const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

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
  const isDrawn = useDrawing(canvas, slices);
  const known = Number.isFinite(coins);
  const isIdle = !isTurning && coins > 0;
  return (
    <div className={css.stage}>
      <div ref={wheel} className={css.turning}>
        <canvas
          ref={canvas}
          className={css.canvas({ drawn: isDrawn })}
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
        onKeyDown={ignoreHeldKey}
        onClick={() => isIdle && onSpin()}
      >
        <span className={css.verb}>{t('spin')}</span>
        {known ? <VisuallyHidden> {t('coins', { count: coins })}</VisuallyHidden> : null}
        {/* The words say what the figure is. */}
        <span className={css.count} aria-hidden="true">
          <Coins className={css.coin} />
          {known ? coins : noValue}
        </span>
      </button>
    </div>
  );
}

/** Draws the wheel when its letters are there, when it changes, and after the window has changed its size or density. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, slices: readonly PaintedSlice[]): boolean {
  const { language } = useTranslation('spin').i18n;
  const [isDrawn, setIsDrawn] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each language has a font of its own
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const { fontFamily } = getComputedStyle(element);
    const draw = () => {
      drawWheel(element, slices, { size: wheelSize(), density: window.devicePixelRatio, family: fontFamily });
      setIsDrawn(true);
    };
    const drawLater = () => {
      clearTimeout(timer);
      timer = setTimeout(draw, resizeMs);
    };
    const labels = slices.map(({ label }) => label);
    void fontsReady(fontFamily, labels).then(() => !isGone && draw());
    window.addEventListener('resize', drawLater);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('resize', drawLater);
    };
  }, [canvas, slices, language]);
  return isDrawn;
}
