import { Activity, memo, Suspense, useEffect, useRef } from 'react';
import { LazyShow } from '@/i18n/lazyView';
import { ModalBoundary } from './ModalBoundary';
import { usePressed } from './modalButton';
import { modals } from './registry';
import { forgetClosed, type OpenModal, useModals, useOwnEntries } from './useModals';

/**
 * Renders the open modals, lowest first, each fetched when it is first opened. They appear together, so that the one
 * whose code comes last does not lie on top of the others. One that is being pressed for is rendered behind the scenes,
 * without effects, so that the tap only has to show it.
 */
export function ModalHost() {
  const { stack, close } = useModals();
  useOwnEntries(stack);
  const before = useRef<readonly OpenModal[]>([]);
  useEffect(() => {
    forgetClosed(before.current, stack);
    before.current = stack;
  }, [stack]);
  const pressed = usePressed(stack);
  return (
    <Suspense>
      {(pressed ? [...stack, pressed] : stack).map((modal) => (
        <Activity key={`${modal.name}:${modal.argument}`} mode={modal === pressed ? 'hidden' : 'visible'}>
          <Modal {...modal} onClose={close} />
        </Activity>
      ))}
    </Suspense>
  );
}

/** Not rendered again where it only comes into view. */
const Modal = memo(function Modal({ name, argument, onClose }: OpenModal & { onClose: (done?: unknown) => void }) {
  return (
    <ModalBoundary onClose={onClose}>
      <LazyShow view={modals[name]} props={{ argument, onClose }} />
    </ModalBoundary>
  );
});
