import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { isAtOnce } from '@/lib/atOnce';

/**
 * React Router's BrowserRouter, but for what `atOnce` asks for: a page that is not there yet leaves the one before on
 * screen, and gives way to taps; a modal whose code is here comes with the very next frame.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isAtOnce()) setState(next);
        else startTransition(() => setState(next));
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
