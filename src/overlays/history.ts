import { useLayoutEffect } from 'react';
import { type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { type OverlayState, overlaysIn } from '@/lib/overlayEntry';

/** What the router shows, for event handlers; components ask `useLocation`. */
let shown: { navigate: NavigateFunction; location: Location } | undefined;

/**
 * The last step of a layer, and the location it started from. A step back arrives later than it was asked for: until another
 * location is shown, further taps were meant for what is on its way out.
 */
let lastMove: { from: Location; isBack: boolean } | undefined;

export const shownLocation = (): Location | undefined => shown?.location;

/** Tells what the router shows. Once, inside the router. */
export function useShownLocation(): void {
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => {
    shown = { navigate, location };
  }, [navigate, location]);
}

/** The browser has gone elsewhere already, by its back button, and React is about to show it. */
function isElsewhere({ key }: Location): boolean {
  const entry: { key?: string; idx?: number } | null = window.history.state;
  // Only a router that lives in the address bar counts its entries there.
  return entry?.idx !== undefined && (entry.key ?? 'default') !== key;
}

/**
 * An entry for a layer: this page, with `search` and `layers` as given. Nothing while another step from here is on its way.
 * Answers whether it was made.
 */
export function pushOverlay(name: string, next: { search?: string; layers?: string[] }): boolean {
  if (!shown || lastMove?.from === shown.location || isElsewhere(shown.location)) return false;
  const { navigate, location } = shown;
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
 * Leaves the layer on top: back to the entry that it was opened from, else, opened by its address, to the page without it in
 * its place. Nothing for one that is not on top, and nothing while a step back from here is on its way.
 */
export function closeOverlay(name: string, searchWithout: string): void {
  if (!shown) return;
  const { navigate, location } = shown;
  const { pushed } = overlaysIn(location.state);
  if ((pushed ?? name) !== name || (lastMove?.from === location ? lastMove.isBack : isElsewhere(location))) return;
  lastMove = { from: location, isBack: true };
  const { pathname, hash, state } = location;
  if (pushed) void navigate(-1);
  else void navigate({ pathname, search: searchWithout, hash }, { replace: true, state });
}
