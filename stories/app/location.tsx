import { useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Where the story's router is, and a hand on it: what the address bar and the back button are in a browser. */
export const shownLocation = {
  path: '',
  search: '',
  state: null as Location['state'],
  /** Every path that was shown, in order. */
  seen: [] as string[],
  go(_to: string) {},
  back() {},
  forward() {},
};

/** `beforeEach` of stories whose tests look at `place`. */
export function forgetLocation(): void {
  Object.assign(shownLocation, { path: '', search: '', state: null, seen: [] });
}

/** Tells `place`; belongs inside the router. */
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
