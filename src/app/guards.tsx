import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { getActive } from '@/api/calls/lookup';
import { send } from '@/api/client/client';
import type { ApiError } from '@/api/client/errors';
import { paths } from '@/lib/paths';
import { useToken, wasSessionLost } from './session';

/** Where a member without a session wanted to go; login returns there. */
export interface LoginState {
  from?: { pathname: string; search: string };
}

/**
 * A route needing login without a stored token redirects to login. Whoever logged out, here or in
 * another tab, does not come back to that page: the next member on this device may be somebody else.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const token = useToken();
  const [hadToken] = useState(token !== null);
  const { key, pathname, search } = useLocation();
  if (token) return children;
  const state: LoginState | null = hadToken && !wasSessionLost() ? null : { from: { pathname, search } };
  // Keyed: a step back that was on its way may arrive after the first redirect, at another page of the member's.
  return <Navigate key={key} to={paths.login} replace state={state} />;
}

/**
 * On /login the app asks whether the site is active. `gone` leads to /terminated by the client's own
 * rule; any other answer clears the terminated styling, and a failure keeps login usable.
 */
export function useActiveCheck(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    const clear = () => document.documentElement.removeAttribute('data-terminated');
    send(getActive, {}, { signal: controller.signal }).then(clear, ({ code, kind }: ApiError) => {
      if (code !== 'gone' && kind !== 'aborted') clear();
    });
    return () => controller.abort();
  }, [key]);
}
