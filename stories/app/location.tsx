import { useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/**
 * The location and the navigation of the story's router. Tests use them instead of the address bar and the back button.
 */
export const shownLocation = {
  path: '',
  search: '',
  state: null as Location['state'],
  /** Every path that was shown, in order. A path shown twice in a row is listed once. */
  seen: [] as string[],
  go(_to: string) {},
  back() {},
  forward() {},
};

/**
 * Resets `shownLocation`. `prepareApp`, `prepareModals` and harnesses call this before each story, so that tests do not
 * read the path of an earlier story.
 */
export function forgetLocation(): void {
  Object.assign(shownLocation, { path: '', search: '', state: null, seen: [] });
}

/** Updates `shownLocation`; must be inside the router. */
export function LocationProbe() {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const { pathname, search, state } = location;
    Object.assign(shownLocation, { path: pathname, search, state });
    if (shownLocation.seen.at(-1) !== pathname) shownLocation.seen.push(pathname);
  }, [location]);
  useLayoutEffect(() => {
    shownLocation.go = (to) => void navigate(to);
    shownLocation.back = () => void navigate(-1);
    shownLocation.forward = () => void navigate(1);
  }, [navigate]);
  return null;
}
