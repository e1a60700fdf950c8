import { getMark } from '../../src/device/agreement.ts';
import texts from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import { publicPaths } from '../../src/lib/paths.ts';
import { test } from './fixtures.ts';
import { logIn, open, waitForInteractive } from './pages.ts';
import { member as getMember } from './testServer.ts';

/** The part of the end-to-end tests that `npm test` runs, on the build in `dist` (`npm run build`). */
test.use({ build: 'dist' });

for (const path of publicPaths)
  test(`opens ${path} without an error`, async ({ complaints, site, visitor }) => {
    // On an open site the closed-site page redirects to login, so close the site for this page.
    if (path === '/terminated') {
      site.backend.fail({ method: 'GET', path: '/api/lookup/active', message: 'gone', status: 410 });
      complaints.take(/status of 410/);
    }
    const { page } = await visitor();
    await open(page, path);
    await page.locator('h1').first().waitFor();
  });

test('logs in, shows home, deposits by QR, and logs out', async ({ site, visitor }) => {
  const { backend } = site;
  const { id, ...login } = getMember(backend);
  const { page } = await visitor({ storage: { 'kapao.agreement': getMark(id) } });
  await open(page, '/login');
  await logIn(page, login);
  await waitForInteractive(page);
  await page.goto('/user/home?modal=deposit:WW');
  await page.locator('dialog[open] input[inputmode="decimal"]').fill('100');
  await page.locator('button[form="qr"]').click();
  await page.locator('dialog[open] img[src^="data:image/svg"]').waitFor();
  // The app has stored the deposits that existed before the QR.
  await page.waitForFunction(() => sessionStorage.getItem('kapao.liveQrs')?.includes('"before"'));
  const qrcodeId = backend.mockState.db.qr.by('member', id).find(({ status }) => status === 'live')?._id;
  const body = JSON.stringify({ qrcodeId });
  await backend.handle(new Request('http://mock.example/__mock/pay', { method: 'POST', body }));
  backend.advance(61);
  await page.reload();
  await page.getByText(texts.qr.credited).waitFor();
  await page.goto('/user/home');
  await waitForInteractive(page);
  await page.locator('header button').last().click();
  await page.waitForURL('**/login');
});
