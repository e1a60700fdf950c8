import type { ModalName } from './modalNames';
import { openModal } from './useModals';

/** A finger is on its way to open this modal: its code is fetched meanwhile. */
const fetchModal = (name: ModalName) =>
  void import('./registry').then(({ modals }) => modals[name].preload()).catch(() => {});

/** What a button takes that opens a modal: its tap opens it, its press fetches it. */
export const modalButton = (name: ModalName, argument = '') => ({
  onPointerDown: () => fetchModal(name),
  onClick: () => openModal(name, argument),
});
