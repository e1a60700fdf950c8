/** The route table. Screens link with these, never with literals of their own. */
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

/** Stands for every path that is no page of the site. */
export const anyPath = '*';

type Path = (typeof paths)[keyof typeof paths];
/** The pages of the member's, below the path that leads to their first one. */
export type MemberPath = Extract<Path, `${typeof paths.user}/${string}`>;
/** The pages that a visitor sees. */
export type PublicPath = Exclude<Path, MemberPath | typeof paths.user>;

/** A path without a slash at its end. */
export const bare = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** Whether it is below /user, be there such a page or not. */
export const isBelowUser = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.user}/`);

/** The public pages. A build writes each as finished HTML. */
export const publicPaths = Object.values(paths).filter((path): path is PublicPath => !isBelowUser(path));

/**
 * Returns the path of a page as the site and its hosts know it, which is in small letters; any other path as it came.
 * Phones write a capital letter first, and posters have addresses in capitals.
 */
export function readPath(pathname: string): string {
  const path = pathname.toLowerCase();
  return isBelowUser(path) || publicPaths.some((page) => page === bare(path)) ? path : pathname;
}

const memberPaths: ReadonlySet<string> = new Set(Object.values(paths).filter(isBelowUser));

/** Whether it is a page of the member's: a visitor is asked to log in for those alone. */
export const isMemberPath = (pathname: string): boolean => memberPaths.has(bare(pathname));
