import { createContext, type ReactNode } from 'react';
import type { LazyView } from '@/i18n/lazyView';
import { useShownLocation } from './history';
import { giveModals } from './modalButton';
import type { ModalName, ModalProps } from './modalNames';

export type ModalViews = Record<ModalName, LazyView<ModalProps>>;

/** The views of all modals by name, for the host. Other overlay code knows only the names. */
export const ModalViewsContext = createContext<ModalViews | undefined>(undefined);

/** Provides `openModal` and the modal host. Rendered once, around all pages and inside the router. */
export function Overlays({ modals, children }: { modals: ModalViews; children: ReactNode }) {
  giveModals(modals);
  useShownLocation();
  return <ModalViewsContext value={modals}>{children}</ModalViewsContext>;
}
