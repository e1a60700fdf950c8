import { loadNamespaces } from '@/i18n/i18n';
import { bare, isBelowUser, isMemberPath, paths } from '@/lib/paths';
import { MemberArea } from './App';
import type { MemberPath } from './memberScreens';
import { screens } from './screens';
import { getToken } from './session';

type PublicPath = Exclude<(typeof paths)[keyof typeof paths], MemberPath>;

/** The screen of each public path. */
const screenAt: Partial<Record<string, { preload: () => Promise<unknown> }>> = {
  [paths.login]: screens.login,
  [paths.register]: screens.register,
  [paths.howto]: screens.howto,
  [paths.contact]: screens.contact,
  [paths.terminated]: screens.terminated,
} satisfies Record<PublicPath, unknown>;

const isMembers = (pathname: string) => pathname === '/' || isBelowUser(pathname);

/** Where a path ends up: members' pages lead those without a session to login. */
const target = (pathname: string) =>
  !getToken() && (pathname === '/' || isMemberPath(pathname)) ? paths.login : pathname;

/** Whether a path belongs to the site, with or without a slash at its end. */
export const isKnownPath = (pathname: string): boolean => isMembers(pathname) || bare(pathname) in screenAt;

/** Fetches what the first screen of a path needs, so that it renders whole at once. */
export async function preloadPath(pathname: string): Promise<void> {
  const path = target(bare(pathname));
  const isMembersNow = isMembers(path) && getToken() !== null;
  const screen = screenAt[path] ?? (isMembersNow ? undefined : screens.notFound);
  await Promise.all([
    loadNamespaces(['common', 'nav']),
    screen?.preload(),
    isMembersNow ? preloadMember(path) : undefined,
  ]);
}

/** Fetches what a member sees at a path; home, which is first after login, unless told. */
export async function preloadMember(pathname: string = paths.home): Promise<void> {
  const screen = import('./memberScreens').then((m) => m.preloadMemberScreen(pathname));
  await Promise.all([MemberArea.preload(), screen]);
}
