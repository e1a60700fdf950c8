import { memo, Suspense, useCallback, useEffect, useRef } from 'react';
import { DialogLevel } from '@/components/Dialog/useDialogOpen';
import { ModalBoundary } from './ModalBoundary';
import { modalView } from './modalButton';
import { closeModal, forgetClosed, type OpenModal, useModals } from './useModals';

/**
 * Renders the open modals, lowest first. A modal's code loads when the modal first opens, unless a button has preloaded
 * the code. All open modals appear together, so that no member starts in a lower modal before the upper one
 * covers it. `DialogLevel` keeps them in this order, also if a dialog of a lower modal opens late.
 */
export function ModalHost() {
  const stack = useModals();
  const before = useRef<readonly OpenModal[]>([]);
  useEffect(() => {
    forgetClosed(before.current, stack);
    before.current = stack;
  }, [stack]);
  return (
    <Suspense>
      {stack.map((modal, level) => (
        <DialogLevel key={`${modal.name}:${modal.argument}`} value={level}>
          <Modal {...modal} />
        </DialogLevel>
      ))}
    </Suspense>
  );
}

/** Memoised, so a modal does not render again when another modal opens above it. */
const Modal = memo(function Modal({ name, argument }: OpenModal) {
  const View = modalView(name);
  const close = useCallback((done?: unknown) => closeModal(name, done), [name]);
  if (!View) return null;
  return (
    <ModalBoundary onClose={close}>
      <View argument={argument} onClose={close} />
    </ModalBoundary>
  );
});
