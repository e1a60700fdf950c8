import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import * as css from './frame.css';
import { ScreenLoader } from './ScreenLoader';
import { useFocusOnChange } from './useFocusOnChange';

/** A page without bars: the site is closed, or there is no such page. */
export function PlainLayout() {
  const main = useRef<HTMLElement>(null);
  useFocusOnChange(main);
  return (
    <main ref={main} tabIndex={-1} className={css.plain}>
      <Suspense fallback={<ScreenLoader />}>
        <Outlet />
      </Suspense>
    </main>
  );
}
