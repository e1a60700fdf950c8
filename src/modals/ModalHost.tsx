import { Suspense, useEffect, useRef } from 'react';
import { LazyShow } from '@/i18n/lazyView';
import { ModalBoundary } from './ModalBoundary';
import { modals } from './registry';
import { forgetClosed, type OpenModal, useModals } from './useModals';

/**
 * Renders the open modals, lowest first, each fetched when it is first opened. They appear together, so that the one
 * whose code comes last does not lie on top of the others.
 */
export function ModalHost() {
  const { stack, close } = useModals();
  const before = useRef<readonly OpenModal[]>([]);
  useEffect(() => {
    forgetClosed(before.current, stack);
    before.current = stack;
  }, [stack]);
  return (
    <Suspense>
      {stack.map(({ name, argument }) => (
        <ModalBoundary key={name} onClose={close}>
          <LazyShow view={modals[name]} props={{ argument, onClose: close }} />
        </ModalBoundary>
      ))}
    </Suspense>
  );
}
