/**
 * A history entry and the overlays open on its page. Modals are in the address (`?modal=game:PG`), and the page's own
 * overlays are in the state. `src/overlays` creates these entries; links only check whether an overlay is open.
 */
interface Entry {
  search: string;
  state: unknown;
}

export interface OverlayState {
  /** The page's own overlays, lowest first. */
  layers?: string[];
  /**
   * The top overlay, if opening it pushed this history entry. Closing the overlay may then go back to the previous
   * entry.
   */
  pushed?: string;
}

const parameter = 'modal';

/** Returns the open modals of an address, lowest first, in their address form, such as `game:PG`. */
export const modalsIn = (search: string): string[] => new URLSearchParams(search).getAll(parameter);

/** Returns the search part of an address with its modals replaced by `modals`. Other parameters remain. */
export function withModals(search: string, modals: readonly string[]): string {
  const next = new URLSearchParams(search);
  next.delete(parameter);
  for (const modal of modals) next.append(parameter, modal);
  return next.size > 0 ? `?${next}` : '';
}

/** Returns the overlays in a history entry's state. The state is untrusted and may be any value. */
export function overlaysIn(state: unknown): { layers: string[]; pushed: string | undefined } {
  const { layers, pushed } = (state ?? {}) as Record<keyof OverlayState, unknown>;
  return {
    layers: Array.isArray(layers) ? layers.filter((overlay) => typeof overlay === 'string') : [],
    pushed: typeof pushed === 'string' ? pushed : undefined,
  };
}

/**
 * Returns whether an overlay is open. A link from an overlay replaces the history entry, because otherwise the back
 * button would open the overlay again.
 */
export const isOverlayEntry = ({ search, state }: Entry): boolean =>
  modalsIn(search).length > 0 || overlaysIn(state).layers.length > 0;
