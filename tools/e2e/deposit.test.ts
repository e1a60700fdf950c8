import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { getMark } from '../../src/device/agreement.ts';
import texts from '../../src/i18n/locales/th/deposit.json' with { type: 'json' };
import game from '../../src/i18n/locales/th/game.json' with { type: 'json' };
import money from '../../src/i18n/locales/th/money.json' with { type: 'json' };
import nav from '../../src/i18n/locales/th/nav.json' with { type: 'json' };
import { expect, type Fixtures, failedRequests, test } from './fixtures.ts';
import { interactive, logIn, member, open, waitForInteractive, waitForStable } from './pages.ts';
import { keepSlipsOpen } from './testServer.ts';

/** Tests deposits in the production build, with the enforced CSP, real reloads, real uploads and several tabs. */
test.beforeEach(({ site }) => keepSlipsOpen(site.backend));

type Site = Fixtures['site'];
const made = 'POST /api/qrcode/WW';
const qr = 'dialog[open] img[src^="data:image/svg"]';
const timer = 'dialog[open] [role="timer"]';
const getRow = ({ backend }: Site, username = member.username) =>
  backend.mockState.db.member.by('username', username)[0];
const button = (page: Page, name: string) => page.locator('dialog[open] button', { hasText: name }).last();
const times = ({ asked }: Site, line: string) => asked.filter((item) => item === line).length;

/** Opens home as a member who has accepted the agreement. */
async function atHome({ site, visitor }: Pick<Fixtures, 'site' | 'visitor'>) {
  const ids = site.backend.mockState.db.member.all().map(({ _id }) => _id);
  const visit = await visitor({ storage: { 'kapao.agreement': ids.map(getMark).join(',') } });
  await open(visit.page, '/login');
  await logIn(visit.page);
  await visit.page.locator('main section h1').waitFor();
  return visit;
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interactive(page);
}

const form = (page: Page) => page.locator('dialog[open] input[inputmode="decimal"]');

/** Creates a QR for 100 baht at one provider and waits until it is visible. */
async function makeQr(page: Page): Promise<void> {
  await go(page, '/user/home?modal=deposit:WW');
  await form(page).fill('100');
  await page.locator('button[form="qr"]').click();
  await page.locator(qr).waitFor();
}

/** Waits until the app has stored the deposits that existed before the QR. */
const watching = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem('kapao.liveQrs')?.includes('"before"'));

const secondsLeft = async (page: Page) => {
  const [minutes = 0, seconds = 0] = ((await page.locator(timer).textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
};

/** Leaves the site for `about:blank`. The tab keeps the site's sessionStorage. */
const leave = (page: Page) => page.goto('about:blank');

/**
 * Returns a JPEG of 3000 x 4000 px, as from a phone's camera. The app makes photos of this size smaller before it
 * uploads them.
 */
async function photo(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 3000, height: 4000 });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let row = 0; row < 400; row += 1) {
      context.fillStyle = `hsl(${row * 7}, 60%, 60%)`;
      context.fillRect(row * 3, row * 10, 2000, 9);
    }
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

test.describe('deposit with CSP', () => {
  test('creates, enlarges and saves a QR and uploads a slip without violations or errors', async ({
    site,
    visitor,
  }) => {
    const { page } = await atHome({ site, visitor });
    await makeQr(page);
    expect(await page.locator(qr).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, texts.qr.save).click()]);
    expect(download.suggestedFilename()).toBe('kapao-qr-100.png');
    const bytes = readFileSync(await download.path());
    expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(['PNG', 1024]);

    await button(page, texts.qr.large).click();
    await page.locator('dialog[open]').nth(1).locator('img').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').nth(1).waitFor({ state: 'detached' });

    await page.locator('dialog[open] button[aria-expanded="false"]', { hasText: texts.slip.title }).click();
    const image = await photo(page);
    await page
      .locator('input[data-slip="camera"]')
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: image });
    const preview = page.locator('dialog[open] img[src^="blob:"]');
    await preview.waitFor();
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('dialog[open] img[src^="blob:"]');
      return (image?.naturalHeight ?? 0) > 0;
    });
    expect(await preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      1920, 2560,
    ]);
    const slips = site.backend.mockState.db.slip.all().length;
    await button(page, texts.slip.send).click();
    await page.getByText(texts.slip.sent, { exact: true }).waitFor();
    expect(site.backend.mockState.db.slip.all()).toHaveLength(slips + 1);
    expect(times(site, 'POST /api/wallet/slip')).toBe(1);
  });

  test('asks for a slip again whose code is late, shows the progress of its upload, stops it and sends it again', async ({
    complaints,
    site,
    visitor,
  }) => {
    complaints.take(failedRequests);
    const { page } = await atHome({ site, visitor });
    await go(page, '/user/home?modal=deposit');
    await page.locator('dialog[open] button[aria-expanded="false"]', { hasText: texts.slip.title }).click();
    const file = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
    const input = page.locator('input[data-slip="file"]');
    // The code that reads a picture does not arrive the first time.
    await page.route('**/assets/prepareSlip-*', (route) => route.abort(), { times: 1 });
    await input.setInputFiles(file);
    await page.locator('dialog[open]').getByText(texts.slip.notSent).first().waitFor();
    await input.setInputFiles(file);
    await page.locator('dialog[open] img[src^="blob:"]').waitFor();
    const network = await page.context().newCDPSession(page);
    const line = { offline: false, latency: 0, downloadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 40_000 });
    await button(page, texts.slip.send).click();
    // Wait until the progress is between 0 and 100 %.
    await page.waitForFunction(() => {
      const { value = 0 } = document.querySelector('progress') ?? {};
      return value > 0 && value < 100;
    });
    await button(page, texts.slip.stop).click();
    // Part of the file may have arrived, so the result is unknown.
    await button(page, money.keep).click();
    expect(await page.locator('dialog[open] img[src^="blob:"]').count()).toBe(1);
    await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
    const slips = site.backend.mockState.db.slip.all().length;
    await button(page, texts.slip.again).click();
    await button(page, money.earlier.new).click();
    await page.getByText(texts.slip.sent, { exact: true }).waitFor();
    expect(site.backend.mockState.db.slip.all()).toHaveLength(slips + 1);
  });
});

test.describe('a live QR', () => {
  test('shows the same QR after a reload, with the remaining time of the server', async ({ site, visitor }) => {
    const { page } = await atHome({ site, visitor });
    await makeQr(page);
    const image = await page.locator(qr).getAttribute('src');
    site.backend.advance(100);
    await page.reload();
    await page.locator(qr).waitFor();
    expect(await page.locator(qr).getAttribute('src')).toBe(image);
    const left = await secondsLeft(page);
    expect(left).toBeLessThanOrEqual(500);
    expect(left).toBeGreaterThan(440);
    expect(times(site, made)).toBe(1);
    // Without a provider in the address, deposit opens on the live QR.
    await go(page, '/user/home?modal=deposit');
    await page.locator(qr).waitFor();
    expect(await page.locator(qr).getAttribute('src')).toBe(image);
  });

  test('removes a QR that expires while the page is closed, and creates a new one', async ({ site, visitor }) => {
    const { page } = await atHome({ site, visitor });
    await makeQr(page);
    await watching(page);
    await page.evaluate(() => {
      const [known] = JSON.parse(sessionStorage.getItem('kapao.liveQrs') ?? '[]');
      sessionStorage.setItem('kapao.liveQrs', JSON.stringify([{ ...known, until: known.until - 601_000 }]));
    });
    await leave(page);
    site.backend.advance(601);
    await go(page, '/user/home?modal=deposit:WW');
    await form(page).waitFor();
    expect(await page.locator(qr).count()).toBe(0);
    expect(await page.locator(timer).count()).toBe(0);
    expect(await page.getByText(texts.qr.checking).count()).toBe(0);
    await form(page).fill('100');
    await page.locator('button[form="qr"]').click();
    await page.locator(qr).waitFor();
    expect(await secondsLeft(page)).toBeGreaterThan(540);
    expect(times(site, made)).toBe(2);
  });

  test('reports a QR as credited that is paid while the page is closed', async ({ site, visitor }) => {
    const { page } = await atHome({ site, visitor });
    await makeQr(page);
    await watching(page);
    await leave(page);
    const live = site.backend.mockState.db.qr
      .by('member', getRow(site)?._id ?? '')
      .find(({ status }) => status === 'live');
    const paid = await site.backend.handle(
      new Request('http://mock.example/__mock/pay', {
        method: 'POST',
        body: JSON.stringify({ qrcodeId: live?._id }),
      }),
    );
    expect(paid.status).toBe(200);
    site.backend.advance(61);
    await go(page, '/user/home?modal=deposit:WW');
    await page.getByText(texts.qr.credited).waitFor();
  });

  test('does not show a QR to the next member on the same phone', async ({ site, visitor }) => {
    const next = scenarios[0]?.members[1];
    const { page } = await atHome({ site, visitor });
    await makeQr(page);
    await watching(page);
    await go(page, '/user/home');
    await page.locator('header button').last().click();
    // The QR still waits for its payment, so logging out asks first.
    await button(page, nav.logout).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.getItem('kapao.liveQrs'))).toBeNull();
    await page.locator('input[autocomplete~="username"]').fill(next?.username ?? '');
    await page.locator('input[type="password"]').fill(next?.password ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user/home');
    await go(page, '/user/home?modal=deposit:WW');
    await form(page).waitFor();
    expect(await page.locator(timer).count()).toBe(0);
    expect(await page.getByText(texts.qr.checking).count()).toBe(0);
  });
});

test.describe('a lost response', () => {
  test('opens the statement after a lost response and does not send the command again', async ({
    complaints,
    site,
    visitor,
  }) => {
    complaints.take(failedRequests);
    const { page } = await atHome({ site, visitor });
    let tries = 0;
    await page.route('**/api/wallet/withdrawAll', (route) => {
      tries += 1;
      return route.abort('connectionreset');
    });
    await go(page, '/user/home?modal=withdraw');
    await form(page).fill('500');
    await page.locator('button[form="withdraw"]').click();
    await page.locator('dialog[role="alertdialog"] a').click();
    await page.waitForURL('**/user/statement');
    await waitForInteractive(page);
    await waitForStable(page);
    expect(new URL(page.url()).pathname).toBe('/user/statement');
    // The page before, with its dialogs, stays until the statement's code has loaded.
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    expect(tries).toBe(1);
  });
});

test.describe('logging out with an open confirmation', () => {
  test('ends a logout at login although the open confirmation has a history entry', async ({ site, visitor }) => {
    const { page } = await atHome({ site, visitor });
    await go(page, '/user/home?modal=game:PG');
    await button(page, game.moveAll).click();
    await page.locator('dialog[role="alertdialog"]').waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('header button:last-of-type')?.click());
    await page.waitForURL('**/login');
    await waitForInteractive(page);
    await waitForStable(page);
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

test.describe('two tabs', () => {
  test('logs out the other tab, which closes its deposit and forgets its QR', async ({ site, visitor }) => {
    const { page } = await atHome({ site, visitor });
    await page.evaluate(() => {
      const token = sessionStorage.getItem('kapao.token') ?? localStorage.getItem('kapao.token') ?? '';
      localStorage.setItem('kapao.token', token);
      sessionStorage.removeItem('kapao.token');
    });
    await makeQr(page);
    await watching(page);
    const item = await page.context().newPage();
    await go(item, '/user/home');
    await item.locator('header button').last().click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.getItem('kapao.liveQrs'))).toBeNull();
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  test('refreshes the balances when the member returns to a tab', async ({ site, visitor }) => {
    const { page } = await atHome({ site, visitor });
    const after = '2,703.50';
    // Home requests the wallet again once the games have responded. Pay after that: an earlier payment would appear
    // even if the focus refreshed nothing.
    await expect.poll(() => times(site, 'GET /api/wallet')).toBe(2);
    expect(await page.locator('main').textContent()).not.toContain(after);
    const paid = await site.backend.handle(
      new Request('http://mock.example/__mock/pay', {
        method: 'POST',
        body: JSON.stringify({ username: member?.username, amount: 123 }),
      }),
    );
    expect(paid.status).toBe(200);
    site.backend.advance(61);
    // A time: the focus of a tab counts at most once in 5 s.
    await page.waitForTimeout(5200);
    const walletReads = times(site, 'GET /api/wallet');
    expect(await page.locator('main').textContent()).not.toContain(after);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.locator('main').getByText(after).first().waitFor();
    expect(times(site, 'GET /api/wallet')).toBe(walletReads + 1);
  });
});
