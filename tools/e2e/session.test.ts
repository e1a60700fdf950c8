import type { Page } from 'playwright';
import { getMark } from '../../src/device/agreement.ts';
import { expect, type Fixtures, test } from './fixtures.ts';
import { logIn, open, waitForInteractive } from './pages.ts';
import { member as getMember, session } from './testServer.ts';

/** Tests that a session ends with its tab and with logout, also in tabs to which the browser has copied the session. */

const games = 'https://*.games.example/**';

/** Opens home as a member whose session is only in this tab. */
async function atHome({ site, visitor }: Pick<Fixtures, 'site' | 'visitor'>) {
  const { backend } = site;
  const { id, name } = getMember(backend);
  const { page } = await visitor({ storage: { 'kapao.agreement': getMark(id) } });
  await page
    .context()
    .route(games, (route) => route.fulfill({ contentType: 'text/html', body: '<title>game</title>' }));
  await open(page, '/login');
  await logIn(page);
  await waitForInteractive(page);
  return { page, name };
}

async function logOut(page: Page): Promise<void> {
  await page.locator('header button').first().click();
  await page.waitForURL('**/login');
}

const getKept = (page: Page) => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);

/** Checks that the tab belongs to a visitor: the login page, without data of the previous member. */
async function isNobodys(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/login');
  await waitForInteractive(page);
  expect(await page.locator('body').textContent()).not.toContain(name);
  expect(Object.keys(await getKept(page))).not.toContain('kapao.token');
}

test.describe('a session of one tab', () => {
  test('does not share the session with a game’s tab, before and after logout', async ({ site, visitor }) => {
    const { page, name } = await atHome({ site, visitor });
    expect(Object.keys(await getKept(page))).toContain('kapao.token');
    const { name: gameName = '' } = site.backend.mockState.db.game.get('UFABET') ?? {};
    await page.locator('main section li', { hasText: gameName }).locator('button').click();
    const play = page.locator('dialog[open]').getByRole('button', { name: 'เข้าเล่น', exact: true });
    const [game] = await Promise.all([page.waitForEvent('popup'), play.click()]);
    await game.waitForURL(games);
    await game.goto('/');
    await isNobodys(game, name);
    // The login page in the game's tab has not ended this session.
    await page.goto('/user/home');
    await waitForInteractive(page);
    expect(new URL(page.url()).pathname).toBe('/user/home');
    await logOut(page);
    await game.goto('/user/home');
    await isNobodys(game, name);
  });

  test('continues the session in a copied tab and ends it there after logout in the original', async ({
    site,
    visitor,
  }) => {
    const { page, name } = await atHome({ site, visitor });
    const copied = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await copied;
    await waitForInteractive(copy);
    expect(new URL(copy.url()).pathname).toBe('/user/home');
    // On another origin the tab does not receive the logout.
    await copy.goto('https://lobby.games.example/');
    await logOut(page);
    await page.close();
    await copy.goto('/user/home');
    await isNobodys(copy, name);
  });

  test('does not restore the session in a tab that the browser restores after another login and logout', async ({
    site,
    visitor,
  }) => {
    const { page, name } = await atHome({ site, visitor });
    const kept = await getKept(page);
    await logOut(page);
    await logIn(page);
    await logOut(page);
    const restored = await page.context().newPage();
    await restored.addInitScript((entries) => {
      if (sessionStorage.getItem('restored')) return;
      for (const [key, value] of [...entries, ['restored', '1']])
        sessionStorage.setItem(key as string, value as string);
    }, Object.entries(kept));
    await restored.goto('/user/home');
    await isNobodys(restored, name);
  });
});

test('sends nothing and ends no session while the browser prerenders login', async ({ site, visitor }) => {
  const { backend } = site;
  const { page } = await visitor({ storage: session(backend) });
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true });
  });
  const hasToken = () => page.evaluate(() => localStorage.getItem('kapao.token') !== null);
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(site.asked).toEqual([]);
  expect(await hasToken()).toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await waitForInteractive(page);
  await expect.poll(hasToken).toBe(false);
});
