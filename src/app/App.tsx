import { Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { configureClient } from '@/api/client/client';
import { lazyView } from '@/components/LazyView/lazyView';
import { Toasts } from '@/components/Toast/Toasts';
import { failureNamespaces } from '@/i18n/namespaces';
import { anyPath, isMemberPath, type PublicPath, paths, publicPaths } from '@/lib/paths';
import { modals } from '@/modals/registry';
import { Overlays } from '@/overlays/Overlays';
import { CrashBoundary } from './CrashBoundary';
import { plain } from './frame.css';
import { RequireSession } from './guards';
import { LoginRoute } from './LoginRoute';
import { Main } from './Main';
import { PublicLayout } from './PublicLayout';
import { type Page, publicPages } from './publicPages';
import { ScreenLoader } from './ScreenLoader';
import { ScreenRoute } from './ScreenRoute';
import { endSession, followOtherTabs, getToken, useToken } from './session';

/** All pages behind the login, including SWR and the modal host. Public pages do not need this code. */
export const MemberArea = lazyView(() => import('./MemberArea').then((m) => m.MemberArea), failureNamespaces);

/**
 * Renders the routes in any router. Neither this component nor a layout reads the location, so opening a modal, which
 * changes the address, does not render the pages again.
 */
export function App() {
  return (
    <CrashBoundary>
      <Session />
      <Overlays modals={modals}>
        <Routes>
          <Route path="/" element={<Navigate to={paths.user} replace />} />
          <Route element={<PublicLayout />}>{getRoutes(withBars)}</Route>
          <Route
            path={paths.user}
            caseSensitive
            element={
              <RequireSession>
                <Navigate to={paths.home} replace />
              </RequireSession>
            }
          />
          <Route path={`${paths.user}/*`} caseSensitive element={<MemberRoute />} />
          <Route element={<PlainLayout />}>
            {getRoutes(withoutBars)}
            <Route path={anyPath} element={<NotFoundRoute />} />
          </Route>
        </Routes>
        <Toasts />
      </Overlays>
    </CrashBoundary>
  );
}

const isPlain = (path: PublicPath) => (publicPages[path] as Page).isPlain === true;
const withoutBars = publicPaths.filter(isPlain);
const withBars = publicPaths.filter((path) => !isPlain(path));

const getRoutes = (all: readonly PublicPath[]) =>
  all.map((path) => (
    <Route
      key={path}
      path={path}
      caseSensitive
      element={path === paths.login ? <LoginRoute /> : <ScreenRoute page={publicPages[path]} />}
    />
  ));

/** Connects the client to the session before any other component sends a request. */
function Session() {
  const navigate = useNavigate();
  // Configure the client while rendering, because the first effects already send requests.
  useState(() =>
    configureClient({
      getToken,
      onSessionLost: () => endSession(true),
      onGone: () => navigate(paths.terminated, { replace: true, state: { gone: true } }),
    }),
  );
  useEffect(followOtherTabs, []);
  return null;
}

/** Renders the routes below /user. For an unknown path, a visitor sees the not-found page instead of the login. */
function MemberRoute() {
  const isMember = useToken() !== null;
  const { pathname } = useLocation();
  if (!isMember && !isMemberPath(pathname)) {
    return (
      <Routes>
        <Route element={<PlainLayout />}>
          <Route path={anyPath} element={<NotFoundRoute />} />
        </Route>
      </Routes>
    );
  }
  return memberArea;
}

/**
 * The same element for every location, so that React does not render the member's page again for a modal in the
 * address.
 */
const memberArea = (
  <RequireSession>
    <Suspense fallback={<ScreenLoader />}>
      <MemberArea />
    </Suspense>
  </RequireSession>
);

/** Lays out a page without bars: the site is closed, or the page does not exist. */
function PlainLayout() {
  return <Main className={plain} />;
}

function NotFoundRoute() {
  return <ScreenRoute page={publicPages[anyPath]} props={{ member: useToken() !== null }} />;
}
