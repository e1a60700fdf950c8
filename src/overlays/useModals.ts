import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { modalsIn, withModals } from '@/lib/overlayEntry';
import { closeOverlay, pushOverlay, shownLocation } from './history';
import { isModalName, type ModalName } from './modalNames';

export interface OpenModal {
  name: ModalName;
  /** The subject of the modal, such as a game's code. `''` if the modal has no subject. */
  argument: string;
}

/** The `onDone` callbacks of open modals, by name. */
const doneCallbacks = new Map<ModalName, () => void>();

/**
 * Returns the stack of open modals in an address, lowest first: `?modal=game:PG`. Leaves out unknown names and repeated
 * modals.
 */
export function openModals(search: string): OpenModal[] {
  const stack = new Map<ModalName, OpenModal>();
  for (const text of modalsIn(search)) {
    const [name = '', ...argument] = text.split(':');
    if (isModalName(name) && !stack.has(name)) stack.set(name, { name, argument: argument.join(':') });
  }
  return [...stack.values()];
}

/** Returns `search` with its modals replaced by `stack`. Other parameters remain. */
export const searchWith = (search: string, stack: readonly OpenModal[]) =>
  withModals(
    search,
    stack.map(({ name, argument }) => (argument ? `${name}:${argument}` : name)),
  );

/** Removes the callbacks of modals that are no longer open. */
export function forgetClosed(before: readonly OpenModal[], now: readonly OpenModal[]): void {
  for (const { name } of before) if (!now.some((modal) => modal.name === name)) doneCallbacks.delete(name);
}

/** Returns the open modals, for event handlers. Components use `useModals`. */
export const modalsNow = (): OpenModal[] => openModals(shownLocation()?.search ?? '');

/**
 * Opens a modal. The address contains the stack of modals, so the back button closes the top modal and an address can
 * open a modal. Does nothing if the modal is already open, or while another navigation is in flight. `onDone` is called
 * once, and only if the modal closes with its work done.
 */
export function openModal(name: ModalName, argument = '', onDone?: () => void): void {
  const stack = modalsNow();
  if (stack.some((modal) => modal.name === name)) return;
  const search = searchWith(shownLocation()?.search ?? '', [...stack, { name, argument }]);
  if (!pushOverlay(name, { search })) return;
  if (onDone) doneCallbacks.set(name, onDone);
  else doneCallbacks.delete(name);
}

/**
 * Closes the modal `name`. Does nothing unless this modal is on top. `done` is `true` if the modal's work is done. Any
 * other value, such as a button's event, means that the work is not done.
 */
export function closeModal(name: ModalName, done?: unknown): void {
  const stack = modalsNow();
  if (stack.at(-1)?.name !== name) return;
  const onDone = doneCallbacks.get(name);
  doneCallbacks.delete(name);
  if (done === true) onDone?.();
  closeOverlay(name, searchWith(shownLocation()?.search ?? '', stack.slice(0, -1)));
}

/**
 * Returns the stack of open modals, for components that render it. Code that only opens a modal uses `openModal`, which
 * does not subscribe to the location.
 */
export function useModals(): OpenModal[] {
  const { search } = useLocation();
  return useMemo(() => openModals(search), [search]);
}
