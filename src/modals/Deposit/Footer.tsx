import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place below the dialog's body. */
export const FooterPlace = createContext<HTMLElement | null>(null);

/** The actions of the payment method that is on screen, in the dialog's footer. */
export function Footer({ children }: { children: ReactNode }) {
  const place = useContext(FooterPlace);
  return place ? createPortal(children, place) : null;
}
