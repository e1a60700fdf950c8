import { lazyView } from '@/components/LazyView/lazyView';
import { type MemberPath, paths } from '@/lib/paths';
import { closedOnBreak } from '@/responsibleGaming/closedOnBreak';
import { type Page, publicPageAt, publicPages } from './publicPages';

/** All pages behind the login. Routes and prefetching use this table. */
export const memberPages = {
  [paths.home]: {
    title: 'home',
    screen: lazyView(() => import('@/screens/Home/HomeScreen').then((m) => m.HomeScreen), ['home', 'money']),
  },
  [paths.profile]: {
    title: 'profile',
    screen: lazyView(() => import('@/screens/Profile/ProfileScreen').then((m) => m.ProfileScreen), ['profile']),
  },
  [paths.bonus]: {
    title: 'bonus',
    screen: closedOnBreak(
      lazyView(() => import('@/screens/Bonus/BonusScreen').then((m) => m.BonusScreen), ['bonus', 'money']),
      'page',
    ),
  },
  [paths.statement]: {
    title: 'statement',
    screen: lazyView(() => import('@/screens/Statement/StatementScreen').then((m) => m.StatementScreen), ['statement']),
  },
  [paths.memberContact]: publicPages[paths.contact],
  [paths.spin]: {
    title: 'spin',
    screen: closedOnBreak(
      lazyView(() => import('@/screens/Spin/SpinScreen').then((m) => m.SpinScreen), ['spin', 'money']),
      'page',
    ),
  },
} satisfies Record<MemberPath, Page>;

/**
 * Loads the screen of a member's path. Resolves even if the chunk fails to load; the screen then shows the error
 * between the bars.
 */
export async function preloadMemberScreen(pathname: string): Promise<void> {
  const path = pathname === '/' || pathname === paths.user ? paths.home : pathname;
  const page = (memberPages as Partial<Record<string, Page>>)[path] ?? publicPageAt(path);
  await page.screen.preload().catch(() => {});
}
