import { paths } from '@/lib/paths';
import { ProfileScreen } from '@/screens/Profile/ProfileScreen';
import { Responses } from './PageBelow';

/** The profile below a modal. */
export const profileBelow = {
  [paths.profile]: () => (
    <Responses reads={[['getProfile']]}>
      <ProfileScreen />
    </Responses>
  ),
};
