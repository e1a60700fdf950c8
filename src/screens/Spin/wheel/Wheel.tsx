import Coins from 'lucide-react/icons/coins';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ignoreKeyRepeat } from '@/components/Button/ignoreKeyRepeat';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { formatCount } from '@/i18n/format';
import type { PaintedSlice } from './drawWheel';
import { useDrawing } from './useDrawing';
import * as css from './Wheel.css';
import { WheelPointer } from './WheelPointer';

/**
 * The largest coin count that fits on the button, which shows a larger count as `9,999,999+`. The text below the wheel
 * shows the full count.
 */
const maxShownCoins = 9_999_999;

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
  const hasCount = Number.isFinite(coins);
  const isIdle = !isTurning && coins > 0;
  const figure = `${formatCount(Math.min(coins, maxShownCoins))}${coins > maxShownCoins ? '+' : ''}`;
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
      <WheelPointer ref={pointer} />
      <button
        type="button"
        className={css.hub({ empty: hasCount && coins <= 0 && !isTurning })}
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
        {hasCount ? <VisuallyHidden>{`, ${t('coins', { count: coins })}`}</VisuallyHidden> : null}
        {/* The visually hidden text says what the figure is. */}
        <span className={css.count({ long: figure.length > 6 })} aria-hidden="true">
          <Coins className={css.coin} />
          <span translate="no">{figure}</span>
        </span>
      </button>
    </div>
  );
}
