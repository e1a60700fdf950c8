import { Suspense, useEffect, useState } from 'react';
import { LanguageProvider } from 'react-i18next';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { configureClient } from '@/api/client';
import { Toasts } from '@/components/Toast/Toasts';
import { LazyShow, lazyView } from '@/i18n/lazyView';
import { paths } from '@/lib/paths';
import { ChatPlace } from './ChatPlace';
import { CrashBoundary } from './CrashBoundary';
import { RequireSession } from './guards';
import { LoginRoute } from './LoginRoute';
import { PlainLayout } from './PlainLayout';
import { PublicLayout } from './PublicLayout';
import { ScreenLoader } from './ScreenLoader';
import { ScreenRoute } from './ScreenRoute';
import { screens } from './screens';
import { endSession, followOtherTabs, getToken, useToken } from './session';

/** Everything behind the login: SWR, the modal host and the member's frame are not needed before it. */
export const memberArea = lazyView(() => import('./MemberArea').then((m) => m.MemberArea));

/** The routes of spec section 2 inside whatever router the caller provides. */
export function App() {
  return (
    <LanguageProvider>
      <Pages />
    </LanguageProvider>
  );
}

function Pages() {
  const navigate = useNavigate();

  // While rendering, because the first effects below already ask the server.
  useState(() =>
    configureClient({
      getToken,
      onSessionLost: () => endSession(true),
      onGone: () => navigate(paths.terminated, { replace: true }),
    }),
  );
  useEffect(followOtherTabs, []);

  return (
    <CrashBoundary>
      <Routes>
        <Route path="/" element={<Navigate to={paths.user} replace />} />
        <Route element={<PublicLayout />}>
          <Route path={paths.login} element={<LoginRoute />} />
          <Route path={paths.register} element={<ScreenRoute title="register" screen={screens.register} />} />
          <Route path={paths.howto} element={<ScreenRoute title="howto" screen={screens.howto} />} />
          <Route path={paths.contact} element={<ScreenRoute title="contact" screen={screens.contact} />} />
        </Route>
        <Route
          path={paths.user}
          element={
            <RequireSession>
              <Navigate to={paths.home} replace />
            </RequireSession>
          }
        />
        <Route
          path={`${paths.user}/*`}
          element={
            <RequireSession>
              <Suspense fallback={<ScreenLoader />}>
                <LazyShow view={memberArea} props={{}} />
              </Suspense>
            </RequireSession>
          }
        />
        <Route element={<PlainLayout />}>
          <Route path={paths.terminated} element={<ScreenRoute title="terminated" screen={screens.terminated} />} />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Routes>
      <ChatPlace />
      <Toasts />
    </CrashBoundary>
  );
}

function NotFoundRoute() {
  return <ScreenRoute title="notFound" screen={screens.notFound} props={{ member: useToken() !== null }} />;
}
