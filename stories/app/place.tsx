import { useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Where the story's router is, and a hand on it: what the address bar and the back button are in a browser. */
export const place = {
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
export function forgetPlace(): void {
  Object.assign(place, { path: '', search: '', state: null, seen: [] });
}

/** Tells `place`; belongs inside the router. */
export function Place() {
  const location = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const { pathname, search, state } = location;
    Object.assign(place, { path: pathname, search, state });
    if (place.seen.at(-1) !== pathname) place.seen.push(pathname);
  }, [location]);
  useLayoutEffect(() => {
    place.go = (to) => void navigate(to);
    place.back = () => void navigate(-1);
    place.forward = () => void navigate(1);
  }, [navigate]);
  return null;
}
