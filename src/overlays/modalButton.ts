import type { LazyView } from '@/components/LazyView/lazyView';
import type { ModalName, ModalProps } from './modalNames';
import { openModal } from './useModals';

export type ModalViews = Record<ModalName, LazyView<ModalProps>>;

let views: Partial<ModalViews> = {};

/**
 * Sets the views of all modals. `Overlays` calls this function, because the files of `src/overlays` must not import the
 * modals.
 */
export const setModalViews = (newViews: ModalViews): void => {
  views = newViews;
};

/** Returns the view of a modal. Undefined until `Overlays` has set the views. */
export const modalView = (name: ModalName): LazyView<ModalProps> | undefined => views[name];

let lastPress: { name: ModalName; button: Element | undefined } | undefined;

/** Returns the button that was pressed last, if it opens this modal. */
export const pressedButton = (name: ModalName): Element | undefined =>
  lastPress?.name === name ? lastPress.button : undefined;

/**
 * Returns the props of a button that opens a modal. Screen readers hear that a dialog follows. Pressing the button
 * already loads the modal's code; releasing it opens the modal.
 */
export const modalButton = (name: ModalName, argument = '') => ({
  'aria-haspopup': 'dialog' as const,
  onPointerDown: () => void views[name]?.preload().catch(() => {}),
  onClick: (event?: { currentTarget: Element }) => {
    lastPress = { name, button: event?.currentTarget };
    openModal(name, argument);
  },
});
