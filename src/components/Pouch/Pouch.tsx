import * as css from './Pouch.css';
import { tiedPouch } from './tiedPouch';

interface PouchProps {
  /** Width in rem. Default: 4. */
  size?: number;
  /** `tied` is closed, `open` has a coin above it, and `empty` is open without a coin. Default: `tied`. */
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
      {mood === 'open' ? <circle className={css.coin} cx="32" cy="11" r="7" /> : null}
      <path
        className={css.bag}
        d={mood === 'tied' ? tiedPouch.bag : 'M16 22c-6 6-10 15-10 24 0 9 7 14 26 14s26-5 26-14c0-9-4-18-10-24z'}
      />
      {mood === 'tied' ? (
        <path className={css.fold} d={tiedPouch.fold} />
      ) : (
        <ellipse className={css.fold} cx="32" cy="22" rx="16" ry="5" />
      )}
      <path className={css.stroke} d={mood === 'tied' ? tiedPouch.band : 'M16 22c3 4 29 4 32 0'} />
      {mood === 'tied' ? <path className={css.stroke} d={tiedPouch.string} /> : null}
      <path className={css.stitch} d={tiedPouch.stitch} />
    </svg>
  );
}
