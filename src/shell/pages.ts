import { anyPath } from './anyPath.ts';

/** A public page that the production build writes as finished HTML. */
export interface StaticPage {
  path: string;
  /** File in the build's folder; hosts answer `/login` with `login.html`. */
  file: string;
  /** Key of its title in the texts of area `nav`, and of its description in area `meta`. */
  name: 'login' | 'register' | 'howto' | 'contact' | 'terminated' | 'notFound';
  /** Its screen: fetched on start beside the entry, so its chunks are preloaded. */
  screen: string;
  /** Text areas it shows. They come with the page. */
  areas: readonly string[];
}

export const staticPages: readonly StaticPage[] = [
  {
    path: '/login',
    file: 'login.html',
    name: 'login',
    screen: 'src/screens/Login/LoginScreen.tsx',
    areas: ['common', 'nav', 'login'],
  },
  {
    path: '/register',
    file: 'register.html',
    name: 'register',
    screen: 'src/screens/Register/RegisterScreen.tsx',
    areas: ['common', 'nav', 'register'],
  },
  {
    path: '/howto',
    file: 'howto.html',
    name: 'howto',
    screen: 'src/screens/Howto/HowtoScreen.tsx',
    areas: ['common', 'nav', 'howto'],
  },
  {
    path: '/contact',
    file: 'contact.html',
    name: 'contact',
    screen: 'src/screens/Contact/ContactScreen.tsx',
    areas: ['common', 'nav', 'contact'],
  },
  {
    path: '/terminated',
    file: 'terminated.html',
    name: 'terminated',
    screen: 'src/screens/Terminated/TerminatedScreen.tsx',
    areas: ['common', 'nav'],
  },
  {
    path: anyPath,
    file: '404.html',
    name: 'notFound',
    screen: 'src/screens/NotFound/NotFoundScreen.tsx',
    areas: ['common', 'nav'],
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
