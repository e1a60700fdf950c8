import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The element in the dialog's footer into which `Footer` renders. Null until the dialog is mounted. */
export const FooterSlot = createContext<HTMLElement | null>(null);

/** Renders the actions of the current payment method in the dialog's footer. */
export function Footer({ children }: { children: ReactNode }) {
  const slot = useContext(FooterSlot);
  return slot ? createPortal(children, slot) : null;
}

/** The right column on a desktop. Null on a phone, where everything is in one column, and until the dialog is mounted. */
export const RightColumnSlot = createContext<HTMLElement | null>(null);

/** Renders content in the right column on a desktop, and in its own place on a phone. */
export function RightColumn({ children }: { children: ReactNode }) {
  const slot = useContext(RightColumnSlot);
  return slot ? createPortal(children, slot) : children;
}
