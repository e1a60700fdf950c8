/** The paths of all pages. Screens link with these paths, never with literals. */
export const paths = {
  login: '/login',
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  user: '/user',
  home: '/user/home',
  profile: '/user/profile',
  bonus: '/user/bonus',
  statement: '/user/statement',
  memberContact: '/user/contact',
  spin: '/user/spin',
  terminated: '/terminated',
} as const;

/** The route of every unknown path. */
export const anyPath = '*';

type Path = (typeof paths)[keyof typeof paths];
/** The member's pages. `paths.user` itself is not included, because it redirects to home. */
export type MemberPath = Extract<Path, `${typeof paths.user}/${string}`>;
export type PublicPath = Exclude<Path, MemberPath | typeof paths.user>;

/** Returns a path without a trailing slash. */
export const bare = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** Returns whether a path is /user or below it, whether or not that page exists. */
export const isBelowUser = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.user}/`);

/** The public pages. A build prerenders each of them. */
export const publicPaths = Object.values(paths).filter((path): path is PublicPath => !isBelowUser(path));

/**
 * Returns the path of a page in lower case, as the site and its hosts use it. Any other path stays unchanged. Visitors
 * may type capitals, because phones capitalise the first letter and posters may print addresses in capitals.
 */
export function readPath(pathname: string): string {
  const path = pathname.toLowerCase();
  return isBelowUser(path) || publicPaths.some((page) => page === bare(path)) ? path : pathname;
}

const memberPaths: ReadonlySet<string> = new Set(Object.values(paths).filter(isBelowUser));

/** Returns whether a path is an existing member page. Only these pages require a login. */
export const isMemberPath = (pathname: string): boolean => memberPaths.has(bare(pathname));
