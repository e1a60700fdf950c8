import ImageOff from 'lucide-react/icons/image-off';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { icon } from '@/components/Icon/Icon.css';
import { fallback as fallbackStyle, frame, image } from './Image.css';
import { isLightPicture, isSvgAddress } from './lightPicture';

interface ImageProps {
  /** URL from the server. Without a URL, the fallback is shown. */
  src: string | null | undefined;
  /** Describes the image. Pass `''` if the image is decorative. */
  alt: string;
  /** Aspect ratio of the box. Default: `wide`. */
  ratio?: 'square' | 'photo' | 'wide' | 'banner';
  /** `contain` shows the whole image, such as a logo; `cover` fills the box. Default: `cover`. */
  fit?: 'cover' | 'contain';
  /** Shown if there is no URL or the image does not load. Default: a muted icon. */
  fallback?: ReactNode;
  /** Loads the image immediately. Use it only for images that are visible without scrolling. */
  eager?: boolean;
  /** The corner radius, to match the surrounding box. Default: `md`. */
  corners?: 'none' | 'md' | 'lg';
  /** Class for layout, not for the shape. */
  className?: string;
}

/**
 * An image from the server in a box of fixed shape, so that nothing moves when the image loads. By default it loads
 * lazily. The request sends no referrer. An SVG in a `data:` URL that would freeze the page shows the fallback. For a bank use `BankLogo`.
 */
export function Image({ src, alt, ratio, fit, fallback, eager, corners, className }: ImageProps) {
  const [failed, setFailed] = useState<string>();
  // An image of a prerendered page may have failed before React attached its handlers.
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.getAttribute('loading') !== 'lazy') {
      setFailed(element.getAttribute('src') ?? undefined);
    }
  }, []);
  const isSvg = !!src && isSvgAddress(src);
  const [checked, setChecked] = useState<{ src: string; isLight: boolean }>();
  useEffect(() => {
    if (isSvg) void isLightPicture(src).then((isLight) => setChecked({ src, isLight }));
  }, [isSvg, src]);
  const isPending = isSvg && checked?.src !== src;
  const isShown = src && failed !== src && (!isSvg || (!isPending && checked?.isLight));
  return (
    <span className={[frame({ ratio, corners }), className].filter(Boolean).join(' ')}>
      {isShown ? (
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
      ) : isPending ? null : (
        <span className={fallbackStyle} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {fallback ?? <ImageOff className={icon({ size: 'lg' })} />}
        </span>
      )}
    </span>
  );
}
