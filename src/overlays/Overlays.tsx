import type { ReactNode } from 'react';
import { useShownLocation } from './history';
import { giveModals, type ModalViews } from './modalButton';

/** Provides `openModal` and the views of the modal host. Rendered once, around all pages and inside the router. */
export function Overlays({ modals, children }: { modals: ModalViews; children: ReactNode }) {
  giveModals(modals);
  useShownLocation();
  return children;
}
