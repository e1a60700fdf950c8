import { Link, type LinkProps, useLocation } from 'react-router-dom';
import { isOverlayEntry } from '@/lib/overlayEntry';

/**
 * A link to a page of the app. From an overlay, the link replaces the overlay's history entry. Otherwise going back
 * would reopen the overlay.
 */
export function PageLink(props: Omit<LinkProps, 'replace'>) {
  return <Link {...props} replace={isOverlayEntry(useLocation()) || undefined} />;
}
