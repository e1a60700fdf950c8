import ImageOff from 'lucide-react/icons/image-off';
import { type ReactNode, useCallback, useState } from 'react';
import { icon } from '@/components/Icon/Icon.css';
import { fallback as fallbackStyle, frame, image } from './Image.css';

export interface ImageProps {
  /** An address from the server; empty or missing shows the fallback. */
  src: string | null | undefined;
  /** What it shows; empty for decoration. */
  alt: string;
  /** The shape of its box; `wide` unless told. */
  ratio?: 'square' | 'photo' | 'wide' | 'banner';
  /** `contain` shows the whole of it (logos), `cover` fills the box. */
  fit?: 'cover' | 'contain';
  /** Shown when there is no picture or it does not load; a quiet mark unless told. */
  fallback?: ReactNode;
  /** Load at once: only for what is in the first view. */
  eager?: boolean;
  /** Round the corners as the box around does. */
  corners?: 'none' | 'md' | 'lg';
  /** For the place it has, not for its shape. */
  className?: string;
}

/**
 * A picture in a box of fixed shape, so that nothing jumps: lazy, with a fallback, and without telling where from. For
 * pictures of the server; a bank is a `BankLogo`.
 */
export function Image({ src, alt, ratio, fit, fallback, eager, corners, className }: ImageProps) {
  const [failed, setFailed] = useState<string>();
  // A picture of a static page may have failed before React listened.
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.getAttribute('loading') !== 'lazy') {
      setFailed(element.getAttribute('src') ?? undefined);
    }
  }, []);
  const shown = src && failed !== src;
  return (
    <span className={[frame({ ratio, corners }), className].filter(Boolean).join(' ')}>
      {shown ? (
        <img
          key={src}
          ref={check}
          className={image({ fit })}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={fallbackStyle} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {fallback ?? <ImageOff className={icon({ size: 'lg' })} />}
        </span>
      )}
    </span>
  );
}
