import type { ModalName } from './modalNames';
import { openModal } from './useModals';

let views: Partial<Record<ModalName, { preload: () => Promise<unknown> }>> = {};

/** Sets the views that a press may load in advance. The app calls this once. */
export const giveModals = (given: typeof views): void => {
  views = given;
};

/**
 * Returns the props of a button that opens a modal. The tap opens the modal; the press before it already loads the
 * code.
 */
export const modalButton = (name: ModalName, argument = '') => ({
  onPointerDown: () => void views[name]?.preload().catch(() => {}),
  onClick: () => openModal(name, argument),
});
