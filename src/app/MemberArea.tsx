import { Route, Routes } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { MemberLayout } from './MemberLayout';
import { memberScreens } from './memberScreens';
import { ScreenRoute } from './ScreenRoute';
import { screens } from './screens';

/** A path below /user as its own routes know it. */
const below = (path: string) => path.slice(paths.user.length + 1);

/** The member's routes. */
export function MemberArea() {
  return (
    <Routes>
      <Route element={<MemberLayout />}>
        <Route path={below(paths.home)} element={<ScreenRoute title="home" screen={memberScreens.home} />} />
        <Route path={below(paths.profile)} element={<ScreenRoute title="profile" screen={memberScreens.profile} />} />
        <Route path={below(paths.bonus)} element={<ScreenRoute title="bonus" screen={memberScreens.bonus} />} />
        <Route
          path={below(paths.statement)}
          element={<ScreenRoute title="statement" screen={memberScreens.statement} />}
        />
        <Route path={below(paths.memberContact)} element={<ScreenRoute title="contact" screen={screens.contact} />} />
        <Route path={below(paths.spin)} element={<ScreenRoute title="spin" screen={memberScreens.spin} />} />
        <Route path="*" element={<ScreenRoute title="notFound" screen={screens.notFound} props={{ member: true }} />} />
      </Route>
    </Routes>
  );
}
