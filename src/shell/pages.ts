import type { Namespace } from '@/i18n/namespaces';
import { anyPath } from './anyPath.ts';

/** A public page that the production build writes as finished HTML. */
export interface StaticPage {
  path: string;
  /** File in the build's folder; hosts answer `/login` with `login.html`. */
  file: string;
  /** Key of its title in namespace `nav`, and of its description in namespace `meta`. */
  name: 'login' | 'register' | 'howto' | 'contact' | 'terminated' | 'notFound';
  /** Its screen: fetched on start beside the entry, so its chunks are preloaded. */
  screen: string;
  /** Namespaces of the texts it shows. They come with the page. */
  namespaces: readonly Namespace[];
}

export const staticPages: readonly StaticPage[] = [
  {
    path: '/login',
    file: 'login.html',
    name: 'login',
    screen: 'src/screens/Login/LoginScreen.tsx',
    namespaces: ['common', 'nav', 'login'],
  },
  {
    path: '/register',
    file: 'register.html',
    name: 'register',
    screen: 'src/screens/Register/RegisterScreen.tsx',
    namespaces: ['common', 'nav', 'register'],
  },
  {
    path: '/howto',
    file: 'howto.html',
    name: 'howto',
    screen: 'src/screens/Howto/HowtoScreen.tsx',
    namespaces: ['common', 'nav', 'howto'],
  },
  {
    path: '/contact',
    file: 'contact.html',
    name: 'contact',
    screen: 'src/screens/Contact/ContactScreen.tsx',
    namespaces: ['common', 'nav', 'contact'],
  },
  {
    path: '/terminated',
    file: 'terminated.html',
    name: 'terminated',
    screen: 'src/screens/Terminated/TerminatedScreen.tsx',
    namespaces: ['common', 'nav'],
  },
  {
    path: anyPath,
    file: '404.html',
    name: 'notFound',
    screen: 'src/screens/NotFound/NotFoundScreen.tsx',
    namespaces: ['common', 'nav'],
  },
];

/**
 * Everything below /user is one page that is filled in the browser. Its name is no path of the site: a host that answers
 * `/app` with `app.html` can rewrite `/user/…` to it without going in circles.
 */
export const memberPage = {
  path: '/app',
  file: 'app.html',
  /** The address it is kept under: an installed app starts with it. */
  home: '/user/home',
  screens: ['src/app/MemberArea.tsx', 'src/screens/Home/HomeScreen.tsx'],
} as const;
