import { useRef } from 'react';
import type { PaintedSlice } from './drawWheel';
import { useDrawing } from './useDrawing';
import { WheelPointer } from './WheelPointer';
import * as css from './WonSlice.css';

interface WonSliceProps {
  slices: readonly PaintedSlice[];
  /** The index of the slice on which the wheel stopped. */
  index: number;
  /** Paler, for a spin that has won nothing. */
  pale: boolean;
}

/** The top of the wheel, enlarged, with the won slice below the pointer. Decoration, because the title names the prize. */
export function WonSlice({ slices, index, pale }: WonSliceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useDrawing(canvas, slices, css.diameter);
  return (
    <div className={css.arc({ pale })} aria-hidden="true">
      <div className={css.disc}>
        <canvas ref={canvas} className={css.canvas} style={{ rotate: `${(-index / slices.length) * 360}deg` }} />
        <WheelPointer />
      </div>
    </div>
  );
}
