import { createContext, type ReactNode } from 'react';
import type { LazyView } from '@/i18n/lazyView';
import { useShownLocation } from './history';
import { giveModals } from './modalButton';
import type { ModalName, ModalProps } from './modalNames';

export type ModalViews = Record<ModalName, LazyView<ModalProps>>;

/** Every modal's view by its name, for the host: layers know the names alone. */
export const ModalViewsContext = createContext<ModalViews | undefined>(undefined);

/** Around all pages, inside the router: what `openModal` and the host of modals work with. Rendered once. */
export function Overlays({ modals, children }: { modals: ModalViews; children: ReactNode }) {
  giveModals(modals);
  useShownLocation();
  return <ModalViewsContext value={modals}>{children}</ModalViewsContext>;
}
