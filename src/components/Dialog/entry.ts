import type { Location } from 'react-router-dom';

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

/** What modals and local dialogs keep in an entry's state. */
export interface EntryState {
  /** The entry below is the same page without this entry's modal, so closing may go back to it. */
  modalPushed?: boolean;
  /** The local dialogs, lowest first: each has put one entry on top of the page's or modal's own. */
  dialogs?: string[];
}
const ownKeys: readonly string[] = ['modalPushed', 'dialogs'] satisfies (keyof EntryState)[];

/** What the entry's state holds of the page's own; `null` where that is nothing. */
export function pageState({ state }: Location): object | null {
  const own = Object.entries(state ?? {}).filter(([key]) => !ownKeys.includes(key));
  return own.length > 0 ? Object.fromEntries(own) : null;
}

export const isPushed = ({ state }: Location) => Boolean((state as EntryState | null)?.modalPushed);
