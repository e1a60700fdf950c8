import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { markOf } from '../../src/device/agreement.ts';
import { member as memberOf, session } from './testServer.ts';
import { asked, logIn, open, serveSite, site, visitor, waitForInteractive } from './visitor.ts';

/** A session ends with its tab and with logout, in whatever tab the browser has taken a copy of it to. */
serveSite();

const games = 'https://*.games.example/**';

/** A member at home whose session is in this tab alone. */
async function atHome() {
  const { backend } = site();
  backend.reset({ scenario: 'usual' });
  const { id, name } = memberOf(backend);
  const { page } = await visitor({ storage: { 'kapao.agreement': markOf(id) } });
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

const keptOf = (page: Page) => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);

/** The tab is a visitor's: the login page, and nothing of who has left. */
async function isNobodys(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/login');
  await waitForInteractive(page);
  expect(await page.locator('body').textContent()).not.toContain(name);
  expect(Object.keys(await keptOf(page))).not.toContain('kapao.token');
}

describe('a session of one tab', () => {
  it('a game’s tab holds nothing of it: sent back to the site it is nobody’s, before and after logout', async () => {
    const { page, name } = await atHome();
    expect(Object.keys(await keptOf(page))).toContain('kapao.token');
    const { name: gameName = '' } = site().backend.mockState.db.game.get('UFABET') ?? {};
    await page.locator('main section li button', { hasText: gameName }).click();
    const play = page.locator('dialog[open]').getByRole('button', { name: 'เข้าเล่น', exact: true });
    const [game] = await Promise.all([page.waitForEvent('popup'), play.click()]);
    await game.waitForURL(games);
    await game.goto(`${site().origin}/`);
    await isNobodys(game, name);
    // Opening login there has ended nothing here.
    await page.goto(`${site().origin}/user/home`);
    await waitForInteractive(page);
    expect(new URL(page.url()).pathname).toBe('/user/home');
    await logOut(page);
    await game.goto(`${site().origin}/user/home`);
    await isNobodys(game, name);
  });

  it('a copied tab goes on with it, and is nobody’s once its first tab has logged out and is gone', async () => {
    const { page, name } = await atHome();
    const copied = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await copied;
    await waitForInteractive(copy);
    expect(new URL(copy.url()).pathname).toBe('/user/home');
    // Where it hears of nothing.
    await copy.goto('https://lobby.games.example/');
    await logOut(page);
    await page.close();
    await copy.goto(`${site().origin}/user/home`);
    await isNobodys(copy, name);
  });

  it('a tab that the browser restores after somebody else’s login and logout is nobody’s', async () => {
    const { page, name } = await atHome();
    const kept = await keptOf(page);
    await logOut(page);
    await logIn(page);
    await logOut(page);
    const restored = await page.context().newPage();
    await restored.addInitScript((entries) => {
      if (sessionStorage.getItem('restored')) return;
      for (const [key, value] of [...entries, ['restored', '1']])
        sessionStorage.setItem(key as string, value as string);
    }, Object.entries(kept));
    await restored.goto(`${site().origin}/user/home`);
    await isNobodys(restored, name);
  });
});

it('login that the browser prepares ahead sends nothing and ends nothing before somebody sees it', async () => {
  const { backend, origin } = site();
  const { page } = await visitor({ storage: session(backend) });
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true });
  });
  const hasToken = () => page.evaluate(() => localStorage.getItem('kapao.token') !== null);
  await page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await hasToken()).toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await waitForInteractive(page);
  await expect.poll(hasToken).toBe(false);
});
