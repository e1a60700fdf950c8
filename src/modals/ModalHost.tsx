import { Suspense } from 'react';
import { LazyShow } from '@/i18n/lazyView';
import { ModalBoundary } from './ModalBoundary';
import { modals } from './registry';
import { useModals } from './useModals';

/** Renders the open modals, lowest first, each fetched when it is first opened. */
export function ModalHost() {
  const { stack, close } = useModals();
  return stack.map(({ name, argument }) => (
    <ModalBoundary key={name} onClose={close}>
      <Suspense>
        <LazyShow view={modals[name]} props={{ argument, onClose: close }} />
      </Suspense>
    </ModalBoundary>
  ));
}
