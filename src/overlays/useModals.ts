import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { modalsIn, withModals } from '@/lib/overlayEntry';
import { closeOverlay, pushOverlay, shownLocation } from './history';
import { isModalName, type ModalName } from './modalNames';

export interface OpenModal {
  name: ModalName;
  /** What it is about, such as a game's code; `''` where it needs nothing. */
  argument: string;
}

/** Who waits for the result of an open modal, by its name. */
const waiting = new Map<ModalName, () => void>();

/**
 * The stack of open modals, lowest first, as the address says it: `?modal=game:PG`. Unknown names are left out, and each
 * modal is open once.
 */
export function openModals(search: string): OpenModal[] {
  const stack = new Map<ModalName, OpenModal>();
  for (const text of modalsIn(search)) {
    const [name = '', ...argument] = text.split(':');
    if (isModalName(name) && !stack.has(name)) stack.set(name, { name, argument: argument.join(':') });
  }
  return [...stack.values()];
}

/** A location's search part with this stack in it. */
export const searchWith = (search: string, stack: readonly OpenModal[]) =>
  withModals(
    search,
    stack.map(({ name, argument }) => (argument ? `${name}:${argument}` : name)),
  );

/** Nobody waits for a modal any more that has just been closed, in whatever way. */
export function forgetClosed(before: readonly OpenModal[], now: readonly OpenModal[]): void {
  for (const { name } of before) if (!now.some((modal) => modal.name === name)) waiting.delete(name);
}

/** What is open at this moment, for event handlers; components take `useModals`. */
export const modalsNow = (): OpenModal[] => openModals(shownLocation()?.search ?? '');

/**
 * Opens a modal by its typed name. The address holds the stack, so that the back button closes the top one, and an
 * address opens it. `onDone` is called once if the modal closes with its work done; leaving it in any other way calls
 * nothing.
 */
export function openModal(name: ModalName, argument = '', onDone?: () => void): void {
  const stack = modalsNow();
  if (stack.some((modal) => modal.name === name)) return;
  const search = searchWith(shownLocation()?.search ?? '', [...stack, { name, argument }]);
  if (!pushOverlay(name, { search })) return;
  if (onDone) waiting.set(name, onDone);
  else waiting.delete(name);
}

/** Closes the modal on top; nothing for one that is not. `true`: its work is done. Buttons hand in their event. */
export function closeModal(name: ModalName, done?: unknown): void {
  const stack = modalsNow();
  if (stack.at(-1)?.name !== name) return;
  const onDone = waiting.get(name);
  waiting.delete(name);
  if (done === true) onDone?.();
  closeOverlay(name, searchWith(shownLocation()?.search ?? '', stack.slice(0, -1)));
}

/** The stack of open modals, for those who show it; whoever only opens one takes `openModal`, and is not rendered again. */
export function useModals(): OpenModal[] {
  const { search } = useLocation();
  return useMemo(() => openModals(search), [search]);
}
