import { loadNamespaces } from '@/i18n/i18n';
import { bare, isBelowUser, isMemberPath, paths } from '@/lib/paths';
import { MemberArea } from './App';
import { publicPageAt, publicPages } from './publicPages';
import { getToken } from './session';

const isMembers = (pathname: string) => pathname === '/' || isBelowUser(pathname);

/** Where a path ends up: members' pages lead those without a session to login. */
const target = (pathname: string) =>
  !getToken() && (pathname === '/' || isMemberPath(pathname)) ? paths.login : pathname;

/** Whether a path belongs to the site, with or without a slash at its end. */
export const isKnownPath = (pathname: string): boolean => isMembers(pathname) || bare(pathname) in publicPages;

/** Fetches what the first screen of a path needs, so that it renders whole at once. */
export async function preloadPath(pathname: string): Promise<void> {
  const path = target(bare(pathname));
  await Promise.all([
    loadNamespaces(['common', 'nav']),
    isMembers(path) && getToken() !== null ? preloadMember(path) : publicPageAt(path).screen.preload(),
  ]);
}

/** Fetches what a member sees at a path, also ahead of the login. */
export async function preloadMember(pathname: string): Promise<void> {
  const screen = import('./memberPages').then((m) => m.preloadMemberScreen(pathname));
  await Promise.all([MemberArea.preload(), screen]);
}
