import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { type LoginState, useActiveCheck } from './guards';
import { publicPages } from './publicPages';
import { ScreenRoute } from './ScreenRoute';
import { clearLostSession, startSession, wasSessionLost } from './session';

/**
 * Renders the login screen with the session's data: the notice after a lost session, and the requested page to return
 * to.
 */
export function LoginRoute() {
  useActiveCheck();
  const navigate = useNavigate();
  const state = useLocation().state as LoginState | null;
  const [expired] = useState(wasSessionLost);
  useEffect(clearLostSession, []);

  return (
    <ScreenRoute
      page={publicPages[paths.login]}
      props={{
        expired,
        onLogin: (token, remember) => {
          startSession(token, remember);
          navigate(state?.from ?? paths.user, { replace: true });
        },
      }}
    />
  );
}
