import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './DepositModal.css';

/** The place below the dialog's body. */
export const FooterPlace = createContext<HTMLElement | null>(null);

/**
 * The place, and what goes into the dialog's footer to hold it. It is there before the dialog is, so that the actions
 * come with the first rendering.
 */
export function useFooterPlace(): [place: HTMLElement, holder: ReactNode] {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.className = css.footer;
    return element;
  });
  const [holder] = useState(<div ref={(node) => node?.append(place)} />);
  return [place, holder];
}

/** The actions of the way that is on screen, in the dialog's footer. */
export function Footer({ children }: { children: ReactNode }) {
  const place = useContext(FooterPlace);
  return place ? createPortal(children, place) : null;
}
