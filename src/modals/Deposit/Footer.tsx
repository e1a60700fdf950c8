import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The room below the dialog's body. */
export const FooterSlot = createContext<HTMLElement | null>(null);

/** The actions of the payment method that is on screen, in the dialog's footer. */
export function Footer({ children }: { children: ReactNode }) {
  const slot = useContext(FooterSlot);
  return slot ? createPortal(children, slot) : null;
}
