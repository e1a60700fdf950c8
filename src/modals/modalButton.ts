import { useEffect, useSyncExternalStore } from 'react';
import { type ModalName, modals } from './registry';
import { type OpenModal, openModal } from './useModals';

/** A press that has not become a tap by then may not become one: what was made ready for it would be out of date. */
const pressMs = 1000;

let pressed: OpenModal | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setPressed(next: OpenModal | undefined): void {
  clearTimeout(timer);
  if (next) timer = setTimeout(() => setPressed(undefined), pressMs);
  pressed = next;
  for (const listener of [...listeners]) listener();
}

/** A finger is on its way to open this modal: its code is fetched, or, where that is here, the host makes it ready. */
function press(name: ModalName, argument: string): void {
  if (modals[name].isHere()) setPressed({ name, argument });
  else void modals[name].preload().catch(() => {});
}

/** What a button takes that opens a modal: its tap opens it, and its press makes it ready for that. */
export const modalButton = (name: ModalName, argument = '') => ({
  onPointerDown: () => press(name, argument),
  onClick: () => openModal(name, argument),
});

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The modal to make ready, for the host: none once it is open. */
export function usePressed(stack: readonly OpenModal[]): OpenModal | undefined {
  const latest = useSyncExternalStore(watch, () => pressed);
  const isOpen = stack.some(({ name }) => name === latest?.name);
  useEffect(() => {
    if (isOpen) setPressed(undefined);
  }, [isOpen]);
  return isOpen ? undefined : latest;
}
