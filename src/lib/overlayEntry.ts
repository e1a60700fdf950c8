/**
 * How an entry of the history tells what lies over its page: modals in the address (`?modal=game:PG`), a layer of the
 * page's own in its state. `src/overlays` makes such entries; links only ask whether they start from one.
 */
interface Entry {
  search: string;
  state: unknown;
}

export interface OverlayState {
  /** The pages' own layers, lowest first. */
  layers?: string[];
  /** The layer on top, where it was opened from the entry below: closing it may go back there. */
  pushed?: string;
}

const parameter = 'modal';

/** The open modals that an address names, lowest first, as they stand there. */
export const modalsIn = (search: string): string[] => new URLSearchParams(search).getAll(parameter);

/** The search part of an address with these modals in place of its own; everything else in it stays. */
export function withModals(search: string, modals: readonly string[]): string {
  const next = new URLSearchParams(search);
  next.delete(parameter);
  for (const modal of modals) next.append(parameter, modal);
  return next.size > 0 ? `?${next}` : '';
}

/** The layers that an entry's state tells of; state comes from outside, and may be anything. */
export function overlaysIn(state: unknown): { layers: string[]; pushed: string | undefined } {
  const { layers, pushed } = (state ?? {}) as Record<keyof OverlayState, unknown>;
  return {
    layers: Array.isArray(layers) ? layers.filter((overlay) => typeof overlay === 'string') : [],
    pushed: typeof pushed === 'string' ? pushed : undefined,
  };
}

/** Whether a layer lies over the page: what leads elsewhere from there takes the entry's place, or back would open it again. */
export const isOverlayEntry = ({ search, state }: Entry): boolean =>
  modalsIn(search).length > 0 || overlaysIn(state).layers.length > 0;
