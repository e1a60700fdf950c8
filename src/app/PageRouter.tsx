import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

const history = createBrowserHistory({ v5Compat: true });

/**
 * Returns whether pages fade: in browsers that can, unless the member prefers reduced motion. Not with a mouse, because
 * Chromium loses a click that begins during a fade.
 */
const canFade = () =>
  typeof document.startViewTransition === 'function' &&
  matchMedia('(pointer: coarse) and (prefers-reduced-motion: no-preference)').matches;

/** Fades from the page on screen to the one that `update` shows. */
function fade(update: () => void): void {
  // One callback shows the new page, its ground and the menu's entry, so that no frame has one without the others.
  const transition = document.startViewTransition(() => flushSync(update));
  // If something ends the fade early, this promise rejects. The browser still runs the update.
  transition.ready.catch(() => {});
  // During a fade the page gets no taps. So a finger ends the fade, before the browser looks for the tapped element.
  addEventListener('pointerdown', () => transition.skipTransition(), { once: true, capture: true });
}

/**
 * Renders its children in a router of the browser's history, and fades from page to page. React Router's own fade needs
 * a data router. Redirects and steps back do not fade, because a redirect has an empty page between, and some browsers
 * animate a step back themselves.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen((next) => {
      const isOtherPage = next.location.pathname !== pathname;
      pathname = next.location.pathname;
      const update = () => setShown(next);
      if (isOtherPage && next.action === 'PUSH' && canFade()) fade(update);
      else startTransition(update);
    });
  }, []);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
