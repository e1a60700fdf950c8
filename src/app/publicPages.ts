import { lazyView } from '@/components/LazyView/lazyView';
import type { Namespace, Texts } from '@/i18n/namespaces';
import { anyPath, type PublicPath, paths } from '@/lib/paths';

/** A page of the site. Its path is the key in the table of pages. */
export interface Page {
  /**
   * The key of the page's title in `title` of namespace `nav`. The screen has the same name:
   * `src/screens/Login/LoginScreen.tsx`.
   */
  title: keyof Texts['nav']['title'];
  /** The lazily loaded screen. Its chunk and its namespaces load together. */
  screen: { preload: () => Promise<unknown>; namespaces: readonly Namespace[] };
  /** The most likely next paths. The app prefetches them when the browser is idle. */
  next?: readonly string[];
  /** True if the page has no bars and no chat, because the site is closed or the page does not exist. */
  isPlain?: true;
}

/**
 * All public pages. Routes, prefetching, layout and the prerendered HTML use this table. Members' pages are in
 * `memberPages.ts`, because a visitor's first page does not need their chunks.
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
