import { memo, Suspense, use, useEffect, useRef } from 'react';
import { ModalViewsContext } from './Layers';
import { ModalBoundary } from './ModalBoundary';
import { forgetClosed, type OpenModal, useModals, useOwnEntries } from './useModals';

/**
 * Renders the open modals, lowest first, each fetched when it is first opened. They appear together, so that the one
 * whose code comes last does not lie on top of the others.
 */
export function ModalHost() {
  const { stack, close } = useModals();
  useOwnEntries(stack);
  const before = useRef<readonly OpenModal[]>([]);
  useEffect(() => {
    forgetClosed(before.current, stack);
    before.current = stack;
  }, [stack]);
  return (
    <Suspense>
      {stack.map((modal) => (
        <Modal key={`${modal.name}:${modal.argument}`} {...modal} onClose={close} />
      ))}
    </Suspense>
  );
}

/** Not rendered again when another one opens over it. */
const Modal = memo(function Modal({ name, argument, onClose }: OpenModal & { onClose: (done?: unknown) => void }) {
  const View = use(ModalViewsContext)?.[name];
  if (!View) return null;
  return (
    <ModalBoundary onClose={onClose}>
      <View argument={argument} onClose={onClose} />
    </ModalBoundary>
  );
});
