import { memo, Suspense, useCallback, useEffect, useRef } from 'react';
import { DialogLevel } from '@/components/Dialog/useDialogOpen';
import { ModalBoundary } from './ModalBoundary';
import { ModalSkeleton } from './ModalSkeleton';
import { modalView } from './modalButton';
import { closeModal, forgetClosed, type OpenModal, useModals } from './useModals';

/**
 * Renders the open modals, lowest first. A modal's code loads when the modal first opens, unless a button has preloaded
 * the code. A sheet with a skeleton stands for a modal whose code is late. `DialogLevel` keeps the modals in this order,
 * also if a dialog of a lower modal opens late.
 */
export function ModalHost() {
  const stack = useModals();
  const before = useRef<readonly OpenModal[]>([]);
  useEffect(() => {
    forgetClosed(before.current, stack);
    before.current = stack;
  }, [stack]);
  return stack.map((modal, level) => (
    <DialogLevel key={`${modal.name}:${modal.argument}`} value={level}>
      <Modal {...modal} />
    </DialogLevel>
  ));
}

/** Memoised, so a modal does not render again when another modal opens above it. */
const Modal = memo(function Modal({ name, argument }: OpenModal) {
  const View = modalView(name);
  const close = useCallback((done?: unknown) => closeModal(name, done), [name]);
  if (!View) return null;
  return (
    <ModalBoundary onClose={close}>
      {/* Navigation is a transition, in which React keeps what is on screen. Only a new boundary shows its fallback. */}
      <Suspense fallback={<ModalSkeleton name={name} onClose={close} />}>
        <View argument={argument} onClose={close} />
      </Suspense>
    </ModalBoundary>
  );
});
