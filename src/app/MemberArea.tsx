import { Route, Routes } from 'react-router-dom';
import { anyPath, paths } from '@/lib/paths';
import { MemberLayout } from './MemberLayout';
import { memberPages } from './memberPages';
import { publicPages } from './publicPages';
import { ScreenRoute } from './ScreenRoute';

/** Returns a path relative to /user. */
const below = (path: string) => path.slice(paths.user.length + 1);

/** Renders the routes below /user. */
export function MemberArea() {
  return (
    <Routes>
      <Route element={<MemberLayout />}>
        {Object.entries(memberPages).map(([path, page]) => (
          <Route key={path} path={below(path)} caseSensitive element={<ScreenRoute page={page} />} />
        ))}
        <Route path={anyPath} element={<ScreenRoute page={publicPages[anyPath]} props={{ member: true }} />} />
      </Route>
    </Routes>
  );
}
