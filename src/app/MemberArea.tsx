import { Route, Routes } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { MemberLayout } from './MemberLayout';
import { memberPages, memberScreen } from './memberScreens';
import { ScreenRoute } from './ScreenRoute';
import { screens } from './screens';

/** A path below /user as its own routes know it. */
const below = (path: string) => path.slice(paths.user.length + 1);

/** The member's routes. */
export function MemberArea() {
  return (
    <Routes>
      <Route element={<MemberLayout />}>
        {Object.entries(memberPages).map(([path, name]) => (
          <Route key={path} path={below(path)} element={<ScreenRoute title={name} screen={memberScreen(name)} />} />
        ))}
        <Route path="*" element={<ScreenRoute title="notFound" screen={screens.notFound} props={{ member: true }} />} />
      </Route>
    </Routes>
  );
}
