import { useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { overlaysIn } from '@/lib/overlayEntry';
import { closeOverlay, pushOverlay } from './history';

/**
 * Gives a page's overlay a history entry while the overlay is open, so the back button closes the overlay and not the
 * page. `onClose` removes the overlay. Returns the function for the overlay's close button. Do not use this hook for
 * confirmation dialogs, messages or menus, because the browser's close requests already close them.
 */
export function useOverlayHistory(name: string, isOpen: boolean, onClose: () => void): () => void {
  const location = useLocation();
  const { layers: overlays } = overlaysIn(location.state);
  const hasEntry = overlays.includes(name);
  const isOwn = useRef(false);
  const pushedFrom = useRef<Location>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not for each new `onClose`
  useEffect(() => {
    if (hasEntry && isOpen) {
      isOwn.current = true;
    } else if (hasEntry && isOwn.current) {
      // The page closed the overlay, or the overlay was closed before its entry was shown. So remove the entry.
      isOwn.current = false;
      closeOverlay(name, location.search);
    } else if (isOwn.current && location !== pushedFrom.current) {
      isOwn.current = false;
      if (isOpen) onClose();
    } else if (isOpen && !isOwn.current && pushOverlay(name, { layers: [...overlays, name] })) {
      isOwn.current = true;
      pushedFrom.current = location;
    }
  }, [name, isOpen, location]);
  return () => (hasEntry ? closeOverlay(name, location.search) : onClose());
}
