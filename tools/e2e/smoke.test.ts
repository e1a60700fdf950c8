import { expect, it } from 'vitest';
import { getMark } from '../../src/device/agreement.ts';
import texts from '../../src/i18n/locales/th/deposit.json';
import { publicPaths } from '../../src/lib/paths.ts';
import { member as getMember } from './testServer.ts';
import { logIn, open, serveSite, site, visitor, waitForInteractive } from './visitor.ts';

/** The part of the end-to-end tests that `npm test` runs, on the build in `dist` (`npm run build`). */
serveSite('dist');

it.each(publicPaths)('opens %s without an error', async (path) => {
  // On an open site the closed-site page redirects to login, so close the site for this page.
  if (path === '/terminated')
    site().backend.fail({ method: 'GET', path: '/api/lookup/active', message: 'gone', status: 410 });
  const { page, complaints } = await visitor();
  await open(page, path);
  await page.locator('h1').first().waitFor();
  expect(complaints.filter((line) => !/status of 410/.test(line))).toEqual([]);
});

it('logs in, shows home, deposits by QR, and logs out', async () => {
  const { backend, origin } = site();
  const { id, ...login } = getMember(backend);
  const { page, complaints } = await visitor({ storage: { 'kapao.agreement': getMark(id) } });
  await open(page, '/login');
  await logIn(page, login);
  await waitForInteractive(page);
  await page.goto(`${origin}/user/home?modal=deposit:WW`);
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
  await page.goto(`${origin}/user/home`);
  await waitForInteractive(page);
  await page.locator('header button').last().click();
  await page.waitForURL('**/login');
  expect(complaints).toEqual([]);
});
