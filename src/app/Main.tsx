import { type ReactNode, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ScreenLoader } from './ScreenLoader';
import { useFocusOnChange } from './useFocusOnChange';

interface MainProps {
  className: string;
  /** Content below the screen. */
  children?: ReactNode;
}

/** Renders the `main` element, in which a layout shows its screens. Moves the focus to the heading after a navigation. */
export function Main({ className, children }: MainProps) {
  const main = useRef<HTMLElement>(null);
  useFocusOnChange(main);
  return (
    <main ref={main} tabIndex={-1} className={className}>
      {/* Navigation is a transition, in which React keeps what is on screen. Only a new boundary shows its fallback. */}
      <Suspense key={useLocation().pathname} fallback={<ScreenLoader />}>
        <Outlet />
      </Suspense>
      {children}
    </main>
  );
}
