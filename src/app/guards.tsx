import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { getActive } from '@/api/calls/lookup';
import type { ApiError } from '@/api/client/errors';
import { readOnce } from '@/api/client/readOnce';
import { paths } from '@/lib/paths';
import { useToken, wasSessionLost } from './session';

/** The login's history state: the page that a visitor without a session requested. Login returns there. */
export interface LoginState {
  from?: { pathname: string; search: string };
}

/**
 * Redirects a visitor without a stored token to login. After a logout, here or in another tab, login does not return to
 * this page, because another person may log in next.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const token = useToken();
  const [hadToken] = useState(token !== null);
  const { key, pathname, search } = useLocation();
  if (token) return children;
  const state: LoginState | null = hadToken && !wasSessionLost() ? null : { from: { pathname, search } };
  // The key repeats the redirect if a late back navigation shows another member page.
  return <Navigate key={key} to={paths.login} replace state={state} />;
}

/**
 * Asks the backend on /login whether the site is active. If it is closed (`gone`), the client opens /terminated. Any
 * other response or failure, except an abort, removes the closed-site styling and leaves login usable.
 */
export function useActiveCheck(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    const clear = () => document.documentElement.removeAttribute('data-terminated');
    readOnce(getActive, {}, { signal: controller.signal }).then(clear, ({ code, kind }: ApiError) => {
      if (code !== 'gone' && kind !== 'aborted') clear();
    });
    return () => controller.abort();
  }, [key]);
}
