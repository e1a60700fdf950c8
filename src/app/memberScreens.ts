import { lazyView } from '@/i18n/lazyView';
import { paths } from '@/lib/paths';
import type { TitleKey } from './ScreenRoute';
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

/** What stands at each page of the member's: the name of its screen, which is also that of its title. */
export const memberPages = {
  [paths.home]: 'home',
  [paths.profile]: 'profile',
  [paths.bonus]: 'bonus',
  [paths.statement]: 'statement',
  [paths.memberContact]: 'contact',
  [paths.spin]: 'spin',
} as const satisfies Record<Exclude<MemberPath, typeof paths.user>, TitleKey>;

type MemberPage = (typeof memberPages)[keyof typeof memberPages];

export const memberScreen = (name: MemberPage) => (name === 'contact' ? screens.contact : memberScreens[name]);

/**
 * Fetches the screen of a member's path. One that does not come is no reason to show no page: it says so in its own place,
 * with the bars around it.
 */
export async function preloadMemberScreen(pathname: string): Promise<void> {
  const path = pathname === '/' || pathname === paths.user ? paths.home : pathname;
  const name = (memberPages as Partial<Record<string, MemberPage>>)[path];
  await (name ? memberScreen(name) : screens.notFound).preload().catch(() => {});
}
