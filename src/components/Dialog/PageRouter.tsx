import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import {
  type Location,
  Router,
  type UNSAFE_createBrowserHistory,
  type UNSAFE_createMemoryHistory,
  useNavigate,
} from 'react-router-dom';
import { isAtOnce } from '@/lib/atOnce';
import { EntryContext, isBare, modalsIn, withModals } from './entry';
import { noteShown } from './historySteps';

/** The entry's page: its address without modals. */
const pageOf = (location: Location): Location =>
  modalsIn(location.search).length > 0 ? { ...location, search: withModals(location.search, []) } : location;

const isSamePage = (a: Location, b: Location) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && isBare(a) && isBare(b);

interface PageRouterProps {
  /** Of the browser, or of the memory in stories; the same at every rendering. */
  history: ReturnType<typeof UNSAFE_createBrowserHistory | typeof UNSAFE_createMemoryHistory>;
  children: ReactNode;
}

/**
 * Modals live in the address, and React Router renders everything that asks where it is whenever that changes. Here it
 * is told of the page alone, whose location stays the same while modals and local dialogs come and go over it, so that
 * opening one renders that one; `useEntry` has the whole truth.
 *
 * A page that is not there yet leaves the one before on screen, and gives way to taps; what `atOnce` asks for comes with
 * the very next frame.
 */
export function PageRouter({ history, children }: PageRouterProps) {
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isAtOnce()) setState(next);
        else startTransition(() => setState(next));
      }),
    [history],
  );
  const page = pageOf(location);
  const [shown, setShown] = useState({ page, action });
  const isSame = shown.page.key === page.key || isSamePage(shown.page, page);
  const now = isSame ? shown : { page, action };
  if (!isSame) setShown(now);
  return (
    <EntryContext value={location}>
      <Router location={now.page} navigationType={now.action} navigator={history}>
        <Steps location={location}>{children}</Steps>
      </Router>
    </EntryContext>
  );
}

/** Tells those who step through the history what is shown. */
function Steps({ location, children }: { location: Location; children: ReactNode }) {
  const navigate = useNavigate();
  useLayoutEffect(() => noteShown({ navigate, location }), [navigate, location]);
  return children;
}
