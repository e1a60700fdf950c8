import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import english from '../../src/i18n/locales/en/home.json' with { type: 'json' };
import common from '../../src/i18n/locales/th/common.json' with { type: 'json' };
import game from '../../src/i18n/locales/th/game.json' with { type: 'json' };
import slips from '../../src/i18n/locales/th/slips.json' with { type: 'json' };
import { expect, failedRequests, test, visitWithWorker } from './fixtures.ts';
import { interactive, logIn } from './pages.ts';
import { getFolder } from './testServer.ts';

/** Tests the demo build, in which the mock backend's worker and the site's service worker are one script. */
test.use({ serviceWorkers: 'allow' });
test.use({ build: 'demo' });

// MSW says which requests it lets pass.
test.beforeEach(({ complaints }) => complaints.take(/\[MSW\]/, failedRequests));

test('needs no server, and opens offline after the last page was closed', async ({ site, visitor }) => {
  const { page } = await visitWithWorker(visitor);
  await logIn(page);
  await page.getByText('ยอดเงินรวม').first().waitFor();
  expect(site.asked).toEqual([]);

  const context = page.context();
  await page.goto('about:blank');
  await page.close();
  // Wait until the worker knows that the last page is closed.
  const [worker] = context.serviceWorkers();
  const pagesLeft = () =>
    worker?.evaluate(async () => {
      const { clients } = globalThis as unknown as { clients: { matchAll(): Promise<unknown[]> } };
      return (await clients.matchAll()).length;
    });
  await expect.poll(pagesLeft).toBe(0);
  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto('/contact');
  await interactive(next);
});

test('responds after the browser has stopped the worker of a page in the background', async ({ visitor }) => {
  const { page } = await visitWithWorker(visitor);
  // The login and the greeting show that the mock has started in this page.
  await logIn(page);
  await page.locator('main section h1').waitFor();
  const ledger = () => page.evaluate(async () => (await fetch('/__mock/ledger')).json());
  const before = await ledger();
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  expect(await ledger()).toEqual(before);
});

test('leads from a game and from a slip to a page of the demo, and back', async ({ visitor }) => {
  const { page } = await visitWithWorker(visitor);
  await logIn(page);
  /** Checks the page in the tab that `open` opens, and goes back from it. */
  const expectDemoPage = async (open: () => Promise<void>, lang: string, texts: readonly (string | RegExp)[]) => {
    const opened = page.context().waitForEvent('page');
    await open();
    const tab = await opened;
    const main = tab.locator('main:visible');
    await main.waitFor();
    expect(await tab.getAttribute('html', 'lang')).toBe(lang);
    for (const text of texts) await expect(main).toContainText(text);
    await main.getByRole('link').click();
    await tab.waitForURL('**/user/home');
    await tab.close();
  };
  const play = () => page.getByRole('button', { name: game.play, exact: true }).click();
  await page.goto('/user/home?modal=game:PG');
  await expectDemoPage(play, 'th', ['Lotus Pocket', /\d\.\d\d บาท/]);
  // This provider's login is a form.
  await page.goto('/user/home?modal=game:UFABET');
  await expectDemoPage(play, 'th', ['Elephant Sports']);
  await page.goto('/user/statement?modal=slips');
  const view = page.getByText(slips.view, { exact: true }).first();
  await expectDemoPage(() => view.click(), 'th', [/\d\.\d\d บาท/]);

  const tab = await page.context().newPage();
  await tab.goto('/demo/outside.html?about=slip&name=<b>x</b>&amount=1e3<i>');
  await expect(tab.locator('main:visible')).toContainText('<b>x</b>');
  expect(await tab.locator('b, i').count()).toBe(0);
});

test('offers a new version without forcing it', async ({ site, visitor }) => {
  const { page } = await visitWithWorker(visitor);
  await page.reload();
  await interactive(page);
  site.put('/sw.js', `${readFileSync(join(getFolder('demo'), 'sw.js'), 'utf8')}\n// the next build`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole('button', { name: 'อัปเดตเลย' }).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');
});

test('names its build, and shows its 404 page with the way back', async ({ site, visitor }) => {
  const { build } = (await (await fetch(`${site.origin}/version.json`)).json()) as { build: string };
  const { page } = await visitor();
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await interactive(page);
  expect(await page.getAttribute('meta[name="kapao:build"]', 'content')).toBe(build);
  await page.getByRole('link', { name: common.notFound.home }).click();
  await page.waitForURL('**/login');
});

test('opens a link with its scenario, member, language and fault in another browser', async ({ visitor }) => {
  const { page } = await visitWithWorker(visitor);
  await logIn(page);
  await page.locator('main section h1').waitFor();
  await page.getByRole('button', { name: 'Mock', exact: true }).click();
  await page.getByLabel('Call').selectOption('GET /api/wallet');
  await page.getByLabel('How').selectOption('empty');
  await page.getByRole('button', { name: 'Fail it' }).click();
  await page.getByText('The next GET /api/wallet fails').waitFor();
  await page.getByRole('button', { name: 'Copy as a link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();

  const item = (await visitor()).page;
  const always = link.replace(encodeURIComponent('"times":1'), encodeURIComponent('"times":999'));
  await item.goto(`${always.replace('scenario=usual', 'scenario=rich')}&language=en`);
  await item.waitForURL((url) => url.pathname === '/user/home' && url.hash === '');
  expect(await item.getAttribute('html', 'lang')).toBe('en');
  await item.getByText(english.failed.title, { exact: true }).waitFor();

  const wrong = (await visitor()).page;
  await wrong.goto('/login#mock?scenario=none');
  await wrong.getByText('There is no scenario "none"').waitFor();
});
