import { memo, Suspense, use, useCallback, useEffect, useRef } from 'react';
import { ModalBoundary } from './ModalBoundary';
import { ModalViewsContext } from './Overlays';
import { closeModal, forgetClosed, type OpenModal, useModals } from './useModals';

/**
 * Renders the open modals, lowest first, each fetched when it is first opened. They appear together, so that the one
 * whose code comes last does not lie on top of the others.
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
      {stack.map((modal) => (
        <Modal key={`${modal.name}:${modal.argument}`} {...modal} />
      ))}
    </Suspense>
  );
}

/** Not rendered again when another one opens over it. */
const Modal = memo(function Modal({ name, argument }: OpenModal) {
  const View = use(ModalViewsContext)?.[name];
  const close = useCallback((done?: unknown) => closeModal(name, done), [name]);
  if (!View) return null;
  return (
    <ModalBoundary onClose={close}>
      <View argument={argument} onClose={close} />
    </ModalBoundary>
  );
});
