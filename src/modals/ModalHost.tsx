import { Suspense } from 'react';
import { ModalBoundary } from './ModalBoundary';
import { modals } from './registry';
import { useModals } from './useModals';

/** Renders the open modals, lowest first, each fetched when it is first opened. */
export function ModalHost() {
  const { stack, close } = useModals();
  return stack.map(({ name, argument }) => {
    const { View } = modals[name];
    return (
      <ModalBoundary key={name} onClose={close}>
        <Suspense>
          <View argument={argument} onClose={close} />
        </Suspense>
      </ModalBoundary>
    );
  });
}
