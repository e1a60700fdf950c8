import { Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { configureClient } from '@/api/client';
import { ToastRegion } from '@/components/Toast/ToastRegion';
import { LazyShow, lazyView } from '@/i18n/lazyView';
import { paths } from '@/lib/paths';
import { CrashBoundary } from './CrashBoundary';
import { RequireSession } from './guards';
import { LoginRoute } from './LoginRoute';
import { PublicLayout } from './PublicLayout';
import { ScreenLoader } from './ScreenLoader';
import { ScreenRoute } from './ScreenRoute';
import { screens } from './screens';
import { endSession, followOtherTabs, getToken } from './session';

/** Everything behind the login, one chunk: SWR, the modal host and the member's frame are not needed before it. */
export const memberLayout = lazyView(() => import('./MemberLayout').then((m) => m.MemberLayout));

/** The routes of spec section 2 inside whatever router the caller provides. */
export function App() {
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
      <Suspense fallback={<ScreenLoader />}>
        <Routes>
          <Route path="/" element={<Navigate to={paths.user} replace />} />
          <Route element={<PublicLayout />}>
            <Route path={paths.login} element={<LoginRoute />} />
            <Route path={paths.register} element={<ScreenRoute title="register" screen={screens.coming} />} />
            <Route path={paths.howto} element={<ScreenRoute title="howto" screen={screens.coming} />} />
            <Route path={paths.contact} element={<ScreenRoute title="contact" screen={screens.coming} />} />
          </Route>
          <Route
            path={paths.user}
            element={
              <RequireSession>
                <LazyShow view={memberLayout} props={{}} />
              </RequireSession>
            }
          >
            <Route index element={<Navigate to={paths.home} replace />} />
            <Route path={paths.home} element={<ScreenRoute title="home" screen={screens.home} />} />
            <Route path={paths.profile} element={<ScreenRoute title="profile" screen={screens.coming} />} />
            <Route path={paths.bonus} element={<ScreenRoute title="bonus" screen={screens.coming} />} />
            <Route path={paths.statement} element={<ScreenRoute title="statement" screen={screens.coming} />} />
            <Route path={paths.memberContact} element={<ScreenRoute title="contact" screen={screens.coming} />} />
            <Route path={paths.spin} element={<ScreenRoute title="spin" screen={screens.coming} />} />
            <Route path="*" element={<ScreenRoute title="notFound" screen={screens.notFound} />} />
          </Route>
          <Route path={paths.terminated} element={<ScreenRoute title="terminated" screen={screens.terminated} />} />
          <Route path="*" element={<ScreenRoute title="notFound" screen={screens.notFound} />} />
        </Routes>
      </Suspense>
      <ToastRegion />
    </CrashBoundary>
  );
}
