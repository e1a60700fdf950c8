import { anyPath } from '../../src/lib/paths.ts';

/** File of a public page in the build's folder; hosts answer `/login` with `login.html`. */
export const fileOf = (path: string): string => (path === anyPath ? '404.html' : `${path.slice(1)}.html`);

/**
 * Everything below /user is one page that is filled in the browser. Its name is no path of the site: a host that answers
 * `/app` with `app.html` can rewrite `/user/…` to it without going in circles.
 */
export const memberPage = {
  path: '/app',
  file: 'app.html',
  modules: ['src/app/MemberArea.tsx', 'src/screens/Home/HomeScreen.tsx'],
} as const;
