import { anyPath } from '../../src/lib/paths.ts';

/** Returns the file of a public page. Hosts serve `login.html` for `/login`. */
export const getFile = (path: string): string => (path === anyPath ? '404.html' : `${path.slice(1)}.html`);

/**
 * The page for every path below /user. The browser renders its content. `/app` is not a path of the site, so a host
 * that serves `app.html` for `/app` can rewrite `/user/…` to it without a loop.
 */
export const memberPage = {
  path: '/app',
  file: 'app.html',
  modules: ['src/app/MemberArea.tsx', 'src/screens/Home/HomeScreen.tsx'],
} as const;
