import { lazyView } from '@/i18n/lazyView';
import type { Namespace, Texts } from '@/i18n/namespaces';
import { anyPath, type PublicPath, paths } from '@/lib/paths';

/** A page of the site, in the table under its path. */
export interface Page {
  /** Key of its title in namespace `nav`; its screen is called after it: `src/screens/Login/LoginScreen.tsx`. */
  title: keyof Texts['nav']['title'];
  /** A chunk of its own, fetched with the texts it names. */
  screen: { preload: () => Promise<unknown>; namespaces: readonly Namespace[] };
  /** Where those who see it mostly go: fetched while nothing else is going on. */
  next?: readonly string[];
  /** It stands without bars and chat: the site is closed, or there is no such page. */
  isPlain?: true;
}

/**
 * Every page that visitors see. Routes, preloading, the frame around it and the finished HTML that a build writes follow
 * from its entry. Members' pages are in `memberPages.ts`, because no first page needs to know their chunks.
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

/** The page at a path of the site; where there is none, the one that says so. */
export const publicPageAt = (path: string): Page =>
  (publicPages as Partial<Record<string, Page>>)[path] ?? publicPages[anyPath];
