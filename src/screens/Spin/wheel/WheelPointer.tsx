import type { Ref } from 'react';
import * as css from './Wheel.css';

/** The pointer over the rim of a wheel. */
export function WheelPointer({ ref }: { ref?: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className={css.pointer} viewBox="0 0 40 56" aria-hidden="true">
      <path
        className={css.tag}
        d="M11 3h18a7 7 0 0 1 7 7v15c0 3-1 5.500-3 8L20 53 7 33c-2-2.500-3-5-3-8V10a7 7 0 0 1 7-7z"
      />
      <path
        className={css.stitch}
        d="M12 8h16a3 3 0 0 1 3 3v14c0 2-.7 3.700-2 5.500L20 44l-9-13.500C9.700 28.700 9 27 9 25V11a3 3 0 0 1 3-3z"
      />
    </svg>
  );
}
