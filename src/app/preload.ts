import { loadTexts } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { memberArea } from './App';
import { screens } from './screens';
import { getToken } from './session';

/** Fetches what the first screen of a path needs, so that it renders whole at once. */
export async function preloadPath(pathname: string): Promise<void> {
  const needed: Promise<unknown>[] = [loadTexts(['common', 'nav'])];
  const member = pathname === '/' || pathname.startsWith(paths.user);
  if (pathname === paths.login || (member && !getToken())) needed.push(screens.login.preload());
  else if (pathname === paths.register) needed.push(screens.register.preload());
  else if (pathname === paths.howto) needed.push(screens.howto.preload());
  else if (pathname === paths.contact) needed.push(screens.contact.preload());
  else if (member) needed.push(memberArea.preload(), screens.home.preload());
  await Promise.all(needed);
}
