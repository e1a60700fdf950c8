import * as css from './Pouch.css';

interface PouchProps {
  /** Width in rem. */
  size?: number;
  /** `open` shows a coin dropping in; `empty` lies open with nothing in it. */
  mood?: 'tied' | 'open' | 'empty';
}

/** The product's own mark: a small cloth bag with a stitched hem. Decorative. */
export function Pouch({ size = 4, mood = 'tied' }: PouchProps) {
  return (
    // An attribute: the site's policy refuses inline styles in the finished pages.
    <svg className={css.picture} viewBox="0 0 64 64" width={`${size}rem`} aria-hidden="true">
      {mood === 'open' ? <circle className={css.coin} cx="32" cy="11" r="7" /> : null}
      <path
        className={css.bag}
        d={
          mood === 'tied'
            ? 'M23 19c-9 6-17 17-17 27 0 9 7 14 26 14s26-5 26-14c0-10-8-21-17-27z'
            : 'M16 22c-6 6-10 15-10 24 0 9 7 14 26 14s26-5 26-14c0-9-4-18-10-24z'
        }
      />
      {mood === 'tied' ? (
        <path className={css.fold} d="M23 19c-3-4-6-8-5-12 4 2 6-2 9-1 2 0 3 2 5 2s3-2 5-2c3-1 5 3 9 1 1 4-2 8-5 12z" />
      ) : (
        <ellipse className={css.fold} cx="32" cy="22" rx="16" ry="5" />
      )}
      <path className={css.line} d={mood === 'tied' ? 'M21.5 19.5h21' : 'M16 22c3 4 29 4 32 0'} />
      {mood === 'tied' ? <path className={css.line} d="M37 20c1 5 5 6 6 10" /> : null}
      <path className={css.stitch} d="M11 47c1 6 8 8.500 21 8.500S52 53 53 47" />
    </svg>
  );
}
