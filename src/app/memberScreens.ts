import { lazyView } from '@/i18n/lazyView';
import { paths } from '@/lib/paths';
import { screens } from './screens';

/** Every screen behind the login. A file of its own, because no first page needs to know their chunks. */
export const memberScreens = {
  home: lazyView(() => import('@/screens/Home/HomeScreen').then((m) => m.HomeScreen), ['home', 'money']),
  bonus: lazyView(() => import('@/screens/Bonus/BonusScreen').then((m) => m.BonusScreen), ['bonus', 'money']),
  profile: lazyView(() => import('@/screens/Profile/ProfileScreen').then((m) => m.ProfileScreen), ['profile']),
  statement: lazyView(
    () => import('@/screens/Statement/StatementScreen').then((m) => m.StatementScreen),
    ['statement'],
  ),
  spin: lazyView(() => import('@/screens/Spin/SpinScreen').then((m) => m.SpinScreen), ['spin', 'money']),
};

type Path = (typeof paths)[keyof typeof paths];
export type MemberPath = Extract<Path, typeof paths.user | `${typeof paths.user}/${string}`>;

/** The screen of each member's path. */
const screenAt: Partial<Record<string, { preload: () => Promise<unknown> }>> = {
  '/': memberScreens.home,
  [paths.user]: memberScreens.home,
  [paths.home]: memberScreens.home,
  [paths.profile]: memberScreens.profile,
  [paths.bonus]: memberScreens.bonus,
  [paths.statement]: memberScreens.statement,
  [paths.memberContact]: screens.contact,
  [paths.spin]: memberScreens.spin,
} satisfies Record<'/' | MemberPath, unknown>;

/**
 * Fetches the screen of a member's path. One that does not come is no reason to show no page: it says so in its own place,
 * with the bars around it.
 */
export async function preloadMemberScreen(pathname: string): Promise<void> {
  await (screenAt[pathname] ?? screens.notFound).preload().catch(() => {});
}
