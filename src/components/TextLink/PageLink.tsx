import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { isOverlayEntry } from '@/lib/overlayEntry';

/** A link to a page of the app. From a layer it takes the place of the layer's entry, which back would open again. */
export function PageLink(props: Omit<LinkProps, 'replace'>) {
  return <Link {...props} replace={isOverlayEntry(useLocation()) || undefined} />;
}
