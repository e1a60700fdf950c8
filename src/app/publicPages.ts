import { lazyView } from '@/i18n/lazyView';
import type { Namespace, Texts } from '@/i18n/namespaces';
import { anyPath, type PublicPath, paths } from '@/lib/paths';

/** A page of the site. Its path is the key in the table. */
export interface Page {
  /** Key of its title in namespace `nav`. The screen is named after it: `src/screens/Login/LoginScreen.tsx`. */
  title: keyof Texts['nav']['title'];
  /** The page's chunk. It loads together with its namespaces. */
  screen: { preload: () => Promise<unknown>; namespaces: readonly Namespace[] };
  /** The most likely next paths, which are prefetched when the browser is idle. */
  next?: readonly string[];
  /** Shown without bars and chat: the site is closed, or the page does not exist. */
  isPlain?: true;
}

/**
 * Every public page. Routes, prefetching, layout and the prerendered HTML follow from its entry. Members' pages are in
 * `memberPages.ts`, because no first page needs their chunks.
 */
export const publicPages = {
  [paths.login]: {
    title: 'login',
    screen: lazyView(() => import('@/screens/Login/LoginScreen').then((m) => m.LoginScreen), ['login']),
    next: [paths.home, paths.register],
  },
  [paths.register]: {
    title: 'register',
    screen: lazyView(() => import('@/screens/Register/RegisterScreen').then((m) => m.RegisterScreen), ['register']),
    next: [paths.login],
  },
  [paths.howto]: {
    title: 'howto',
    screen: lazyView(() => import('@/screens/Howto/HowtoScreen').then((m) => m.HowtoScreen), ['howto']),
    next: [paths.register],
  },
  [paths.contact]: {
    title: 'contact',
    screen: lazyView(() => import('@/screens/Contact/ContactScreen').then((m) => m.ContactScreen), ['contact']),
    next: [paths.login],
  },
  [paths.terminated]: {
    title: 'siteClosed',
    screen: lazyView(() => import('@/screens/SiteClosed/SiteClosedScreen').then((m) => m.SiteClosedScreen)),
    next: [paths.login],
    isPlain: true,
  },
  [anyPath]: {
    title: 'notFound',
    screen: lazyView(() => import('@/screens/NotFound/NotFoundScreen').then((m) => m.NotFoundScreen)),
    isPlain: true,
  },
} satisfies Record<PublicPath | typeof anyPath, Page>;

/** Returns the page at a path, or the not-found page. */
export const publicPageAt = (path: string): Page =>
  (publicPages as Partial<Record<string, Page>>)[path] ?? publicPages[anyPath];
