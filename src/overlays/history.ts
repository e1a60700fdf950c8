import { useLayoutEffect } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { type OverlayState, overlaysIn } from '@/lib/overlayEntry';

/** The router's current state, for event handlers. Components use `useLocation`. */
let router: { navigate: NavigateFunction; location: Location } | undefined;

/**
 * The last navigation by an overlay, and the location where it started. The browser takes a step back asynchronously.
 * Until the location changes, further taps belong to the closing overlay and are ignored.
 */
let lastMove: { from: Location; isBack: boolean } | undefined;

export const shownLocation = (): Location | undefined => router?.location;

/** Records the router's current state. Call it once, inside the router. */
export function useShownLocation(): void {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => {
    router = { navigate, location };
  }, [navigate, location]);
}

/**
 * Returns whether the browser has already changed the address, for example after the back button, but React has not
 * rendered the new address yet.
 */
function isElsewhere({ key }: Location): boolean {
  const entry: { key?: string; idx?: number } | null = window.history.state;
  // Only a browser router stores an index in `history.state`. With another router, the address counts as rendered.
  return entry?.idx !== undefined && (entry.key ?? 'default') !== key;
}

/**
 * Pushes a history entry for an overlay on the current path. `search` defaults to the current search. `layers` are the
 * names of the page's own open overlays. Returns whether an entry was pushed. Does nothing while another navigation
 * from this location is in flight.
 */
export function pushOverlay(name: string, next: { search?: string; layers?: string[] }): boolean {
  if (!router || lastMove?.from === router.location || isElsewhere(router.location)) return false;
  const { navigate, location } = router;
  const { pathname, search, hash, state } = location;
  const overlays: OverlayState = { pushed: name, ...(next.layers && { layers: next.layers }) };
  lastMove = { from: location, isBack: false };
  void navigate(
    { pathname, search: next.search ?? search, hash },
    { state: { ...state, ...overlays }, preventScrollReset: true },
  );
  return true;
}

/**
 * Closes the top overlay by going back to the entry from which it was opened. If an address opened the overlay,
 * replaces the entry with the same page without the overlay. Does nothing if the overlay is not on top, or while a step
 * back from this location is in flight.
 */
export function closeOverlay(name: string, searchWithout: string): void {
  if (!router) return;
  const { navigate, location } = router;
  const { pushed } = overlaysIn(location.state);
  if ((pushed ?? name) !== name || (lastMove?.from === location ? lastMove.isBack : isElsewhere(location))) return;
  lastMove = { from: location, isBack: true };
  const { pathname, hash, state } = location;
  if (pushed) void navigate(-1);
  else void navigate({ pathname, search: searchWithout, hash }, { replace: true, state });
}
