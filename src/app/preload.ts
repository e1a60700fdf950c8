import { loadNamespaces } from '@/i18n/i18n';
import { pageNamespaces } from '@/i18n/namespaces';
import { bare, isBelowUser, isMemberPath, paths } from '@/lib/paths';
import { MemberArea } from './App';
import { publicPageAt, publicPages } from './publicPages';
import { getToken } from './session';

const isMembers = (pathname: string) => pathname === '/' || isBelowUser(pathname);

/** Returns the path that the visitor will see. Members' pages redirect a visitor without a session to login. */
const target = (pathname: string) =>
  !getToken() && (pathname === '/' || isMemberPath(pathname)) ? paths.login : pathname;

/** Returns whether the site handles the path, with or without a trailing slash. It handles every path below /user. */
export const isKnownPath = (pathname: string): boolean => isMembers(pathname) || bare(pathname) in publicPages;

/** Loads the code and texts for the first screen of a path, so that its first render is complete. */
export async function preloadPath(pathname: string): Promise<void> {
  const path = target(bare(pathname));
  await Promise.all([
    loadNamespaces(pageNamespaces),
    isMembers(path) && getToken() !== null ? preloadMember(path) : publicPageAt(path).screen.preload(),
  ]);
}

/** Loads the code and texts that a member sees at a path. Works before the login, too. */
export async function preloadMember(pathname: string): Promise<void> {
  const screen = import('./memberPages').then((m) => m.preloadMemberScreen(pathname));
  await Promise.all([MemberArea.preload(), screen]);
}
