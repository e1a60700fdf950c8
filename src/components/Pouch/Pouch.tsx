import * as css from './Pouch.css';
import { tiedPouch } from './tiedPouch';

interface PouchProps {
  /** Width in rem. Default: 4. */
  size?: number;
  /** `tied` is closed, `open` has a coin in its mouth, and `empty` is open without a coin. Default: `tied`. */
  mood?: 'tied' | 'open' | 'empty';
}

/**
 * The product's mark: a small cloth bag with a stitched seam. It is decorative, so the text beside it must be complete.
 * Do not use it as a button's icon.
 */
export function Pouch({ size = 4, mood = 'tied' }: PouchProps) {
  return (
    // Set the size by attribute, because the CSP of built pages forbids inline styles.
    <svg className={css.image} viewBox="0 0 64 64" width={`${size}rem`} aria-hidden="true">
      {mood === 'tied' ? (
        <>
          <path className={css.bag} d={tiedPouch.bag} />
          <path className={css.fold} d={tiedPouch.fold} />
          <path className={css.stroke} d={tiedPouch.band} />
          <path className={css.stroke} d={tiedPouch.string} />
        </>
      ) : (
        <>
          <path className={css.bag} d="M22 27c-10 6-16 12-16 20 0 8 7 13 26 13s26-5 26-13c0-8-6-14-16-20z" />
          <ellipse className={css.mouth} cx="32" cy="18" rx="16" ry="4.5" />
          {mood === 'open' ? (
            <>
              <circle className={css.edge} cx="32" cy="12" r="9" />
              <circle className={css.bag} cx="32" cy="12" r="7.5" />
              <circle className={css.rim} cx="32" cy="12" r="4.5" />
            </>
          ) : null}
          {/* The front of the mouth covers the lower half of the coin. */}
          <path className={css.fold} d="M15 18c2 6 32 6 34 0 0 4-4 7-7 9H22c-3-2-7-5-7-9z" />
          <path className={css.stroke} d="M21.5 27h21" />
          <path className={css.stroke} d="M37 27.5c1 4 4 5 5 8" />
        </>
      )}
      <path className={css.stitch} d={tiedPouch.stitch} />
    </svg>
  );
}
