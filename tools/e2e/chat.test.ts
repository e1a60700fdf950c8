import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import th from '../../src/i18n/locales/th/chat.json' with { type: 'json' };
import { closure, type Manifest, weigh } from '../build/budgets.ts';
import { expect, failedRequests, test } from './fixtures.ts';
import { getGuestId, getStored, getTexts, isOwn, teamSays, text } from './guestChat.ts';
import { interactive } from './pages.ts';
import { getFolder } from './testServer.ts';

/** Tests the chat of the production build with the mock's real socket.io server, over a connection that breaks. */

const wide = { viewport: { width: 1280, height: 800 } };
const opener = (page: Page) => page.getByRole('button', { name: th.title });
const panel = (page: Page) => page.getByRole('dialog', { name: th.title });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: th.field });
const rows = (page: Page) => log(page).locator('[data-delivery]');

async function openChat(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await interactive(page);
  await opener(page).click();
  await field(page).waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('reports a stopped server, loses no message and continues after the restart', async ({
  complaints,
  site,
  visitor,
}) => {
  complaints.take(failedRequests, /WebSocket connection/);
  const { page } = await visitor(wide);
  await openChat(page);
  await write(page, 'before');
  await expect.poll(() => rows(page).count()).toBe(2);
  const guestId = await getGuestId(page);
  await site.stopBackend();
  await page.getByText(th.line.down).waitFor();
  await write(page, 'meanwhile');
  await page.getByText(th.delivery.failed).waitFor();
  teamSays(site, guestId, text('said while nobody could hear'));
  // A reload keeps failed messages, the draft and the open panel.
  await field(page).fill('half written');
  await page.reload();
  await site.startBackend();
  await expect.poll(() => field(page).inputValue()).toBe('half written');
  await page.getByText('said while nobody could hear').waitFor();
  await page.getByText(th.line.down).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: th.resend }).click();
  await expect.poll(() => getStored(site, guestId).filter(isOwn).map(getTexts)).toEqual(['before', 'meanwhile']);
  await expect.poll(() => page.getByText(th.delivery.failed).count()).toBe(0);
  await expect.poll(() => rows(page).count()).toBe(5);
  expect(site.sockets().open).toBe(1);
});

test('renders hostile messages without running, opening or breaking anything', async ({ site, visitor }) => {
  const { page } = await visitor(wide);
  await openChat(page);
  const guestId = await getGuestId(page);
  await write(page, 'hello');
  await expect.poll(() => rows(page).count()).toBe(2);
  const evil = 'javascript:document.title="pwned"';
  const button = (type: string, payload: unknown) => ({ title: `<b onclick=alert(1)>${type}`, type, payload });
  const messages: unknown[] = [
    text('<img src=x onerror="document.title=1"><script>alert(1)</script>'),
    text(`${evil} https://bank.example@evil.example data:text/html,x`),
    text('x'.repeat(1_000_000)),
    text(null as unknown as string),
    {
      message_type: 'buttons',
      payload: { message: 'b', buttons: [button('web', evil), button('call', evil), 7, null] },
    },
    { message_type: 'quick_replies', payload: { message: 'q', buttons: 'none' } },
    { message_type: 'generic', payload: { elements: [{ image_url: evil, title: 5, buttons: {} }, null] } },
    { message_type: 'media', payload: { message: '', url: true, fileType: 'image', filePath: evil } },
    {
      message_type: 'media',
      payload: { message: '', url: false, fileType: 'file', filePath: `//evil.example/${evil}` },
    },
    { message_type: 'media', payload: { fileType: 'exe', filePath: {} } },
    { message_type: '__proto__', payload: { __proto__: { polluted: 1 } } },
    { message_type: 'text' },
    null,
  ];
  for (const message of messages) teamSays(site, guestId, message);
  await expect.poll(() => rows(page).count()).toBe(2 + messages.length);
  const found = await page.evaluate(() => ({
    title: document.title,
    polluted: 'polluted' in Object.prototype,
    addresses: [...document.querySelectorAll('[role=log] [href], [role=log] [src]')].map(
      (item) => item.getAttribute('href') ?? item.getAttribute('src'),
    ),
    scripts: document.querySelectorAll('[role=log] :is(script, [onclick], [onerror])').length,
  }));
  expect(found.title).not.toMatch(/pwned|1$/);
  expect(found).toMatchObject({ polluted: false, scripts: 0 });
  for (const address of found.addresses) expect(address).toMatch(/^(https?:\/\/127\.0\.0\.1|tel:[\d*+%]*$)/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('closes the sheet with back on a phone, keeps the page and returns the focus to the button', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await openChat(page, '/login');
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/login');
  await expect.poll(() => opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('counts replies on the button and marks them as read in every tab', async ({ site, visitor }) => {
  const { page } = await visitor(wide);
  await openChat(page);
  const guestId = await getGuestId(page);
  await write(page, 'hello');
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  // The app reports read messages to the server with a delay of one second.
  const readRows = () => site.backend.mockState.db.chat.by('room', `guest:${guestId}`).every(({ read }) => read);
  await expect.poll(readRows).toBe(true);
  const item = await page.context().newPage();
  await item.goto('/howto');
  await interactive(item);
  await expect.poll(() => site.sockets().open).toBeGreaterThanOrEqual(2);
  await page.bringToFront();
  teamSays(site, guestId, text('are you there'));
  const counted = th.unread.replace('{{count}}', '1');
  for (const tab of [page, item]) await tab.getByRole('button', { name: counted }).waitFor();
  // Somebody else may hold a guest's phone by now, so the app shows that there is a reply but not its text.
  expect(await page.getByText('are you there').count()).toBe(0);
  await opener(page).click();
  for (const tab of [page, item]) await tab.getByRole('button', { name: counted }).waitFor({ state: 'detached' });
  await expect.poll(readRows).toBe(true);
});

test.describe('the size of the chat', () => {
  const dist = getFolder('th');
  const manifest = () => JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

  test('adds at most 47 kB of gzipped scripts to /login, including socket.io-client', () => {
    const all = manifest();
    const keys = Object.keys(all).filter((key) => /src\/chat\/|locales\/th\/chat\.json|socket\.io-client/.test(key));
    expect(keys.some((key) => key.includes('socket.io-client'))).toBe(true);
    const here = new Set(weigh(dist).login.files);
    const files = [...closure(all, keys)].filter((file) => !here.has(file));
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
    console.log(`chat: ${(bytes / 1000).toFixed(1)} kB gzipped`);
    expect(bytes).toBeLessThanOrEqual(47_000);
  });

  test('fetches no chat code before the page is interactive, and opens a socket only with the chat', async ({
    visitor,
  }) => {
    const { page } = await visitor();
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto('/login');
    await interactive(page);
    await opener(page).waitFor();
    const all = manifest();
    const own = Object.entries(all).flatMap(([key, { file }]) => (key.startsWith('src/chat/') ? [file] : []));
    const early = await page.evaluate((files) => {
      const interactiveAt = performance.getEntriesByName('kapao:interactive')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => files.some((file) => name.endsWith(file)) && startTime < interactiveAt).length;
    }, own);
    expect(early).toBe(0);
    expect(sockets).toEqual([]);
    const client = Object.entries(all).flatMap(([key, { file }]) => (key.includes('socket.io-client') ? [file] : []));
    const isFetched = () =>
      page.evaluate((files) => {
        const entries = performance.getEntriesByType('resource');
        return entries.some(({ name }) => files.some((file) => name.endsWith(file)));
      }, client);
    expect(await isFetched()).toBe(false);
    await opener(page).click();
    await expect.poll(isFetched).toBe(true);
    await expect.poll(() => sockets.length).toBe(1);
  });
});

test('leaves the room above a touch keyboard to the field that has the focus', async ({ visitor }) => {
  const { page } = await visitor({ hasTouch: true, isMobile: true });
  await page.goto('/login');
  await interactive(page);
  await opener(page).waitFor();
  await page.locator('input[autocomplete~="username"]').tap();
  await opener(page).waitFor({ state: 'hidden' });
  await page.locator('input[autocomplete~="username"]').blur();
  await opener(page).waitFor();
});
