import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, useNavigate } from 'react-router-dom';
import { EntryContext, isBare, modalsIn, useEntry, withModals } from './entry';
import { noteShown } from './historySteps';

/** The entry's page: its address without modals. */
const pageOf = (location: Location): Location =>
  modalsIn(location.search).length > 0 ? { ...location, search: withModals(location.search, []) } : location;

const isSamePage = (a: Location, b: Location) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && isBare(a) && isBare(b);

/**
 * Modals live in the address, and React Router renders everything that asks where it is whenever that changes. What is
 * inside gets a location that stays the same object while modals and local dialogs come and go over one page, so that
 * opening one renders that one alone; `useEntry` has the whole truth.
 */
export function PageLocation({ children }: { children: ReactNode }) {
  // Inside another one, as the whole app in a story, the router's own is that one's page.
  const location = useEntry();
  const navigate = useNavigate();
  const { navigationType } = useContext(LocationContext);
  const [shown, setShown] = useState(() => ({ location: pageOf(location), navigationType }));
  const page = pageOf(location);
  const isSame = shown.location.key === page.key || isSamePage(shown.location, page);
  const value = isSame ? shown : { location: page, navigationType };
  if (!isSame) setShown(value);
  useLayoutEffect(() => noteShown({ navigate, location }), [navigate, location]);
  return (
    <EntryContext value={location}>
      <LocationContext value={value}>{children}</LocationContext>
    </EntryContext>
  );
}
