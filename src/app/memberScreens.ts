import { lazyView } from '@/i18n/lazyView';
import { paths } from '@/lib/paths';

/** Every screen behind the login. A file of its own, because no first page needs to know their chunks. */
export const memberScreens = {
  home: lazyView(() => import('@/screens/Home/HomeScreen').then((m) => m.HomeScreen), ['home']),
  coming: lazyView(() => import('@/screens/Coming/ComingScreen').then((m) => m.ComingScreen)),
};

/** Fetches the screen of a member's path, where it has one of its own. */
export async function preloadMemberScreen(pathname: string): Promise<void> {
  if (pathname === paths.home || pathname === paths.user || pathname === '/') await memberScreens.home.preload();
}
