import type { ModalName } from './modalNames';
import { openModal } from './useModals';

let views: Partial<Record<ModalName, { preload: () => Promise<unknown> }>> = {};

/** What a press may fetch ahead; the app tells once. */
export const giveModals = (given: typeof views): void => {
  views = given;
};

/** What a button takes that opens a modal: its tap opens it, and its press fetches its code, a finger's way ahead. */
export const modalButton = (name: ModalName, argument = '') => ({
  onPointerDown: () => void views[name]?.preload().catch(() => {}),
  onClick: () => openModal(name, argument),
});
