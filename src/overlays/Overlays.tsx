import type { ReactNode } from 'react';
import { useShownLocation } from './history';
import { type ModalViews, setModalViews } from './modalButton';

/**
 * Gives the modals' views to the modal host, and records the router's state for `openModal`. Rendered once, around all
 * pages and inside the router.
 */
export function Overlays({ modals, children }: { modals: ModalViews; children: ReactNode }) {
  setModalViews(modals);
  useShownLocation();
  return children;
}
