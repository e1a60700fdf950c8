import type { Page } from 'playwright';
import { expect, test } from './fixtures.ts';
import { holdRequests, holdScripts, installed, interactive, open, waitForInteractive } from './pages.ts';
import { session } from './testServer.ts';

/** Tests when each page loads the fonts of its language, and that visible text does not change its font. */
test.use({ serviceWorkers: 'allow' });

const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(({ href }) => href);
const isLoaded = (family: string) =>
  [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded');

test('preloads only the font file of the page’s language', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/login');
  const files = await page.evaluate(preloaded);
  expect(files).toEqual([expect.stringMatching(/noto-sans-thai-thai-wght-normal/)]);
  await page.waitForFunction(isLoaded, 'Noto Sans Thai');
});

/** Makes the device have fonts for all scripts, or for none: then all letters have the same width. */
const setDeviceFonts = (page: Page, hasLetters: boolean) =>
  page.addInitScript((distinct) => {
    CanvasRenderingContext2D.prototype.measureText = (text) =>
      ({ width: distinct ? text.charCodeAt(0) : 24 }) as TextMetrics;
  }, hasLetters);

/** Heights of the texts in whole px. */
const textHeights = () =>
  [...document.querySelectorAll('main :is(h1, h2, p, li)')].map((text) =>
    Math.round(text.getBoundingClientRect().height),
  );

for (const [path, language] of [
  ['/login', 'th'],
  ['/login', 'en'],
  ['/howto', 'th'],
  ['/user/home', 'th'],
] as const)
  test(`waits for the font on ${path} in ${language} if the device lacks the script, and keeps its room`, async ({
    site,
    visitor,
  }) => {
    const storage = { ...(path === '/user/home' && session(site.backend)), 'kapao.language': language };
    const { page } = await visitor({ storage });
    await setDeviceFonts(page, false);
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await interactive(page);
    const waiting = () =>
      [...document.fonts]
        .filter(({ status, display }) => status === 'loading' && display === 'block')
        .map(({ family }) => family);
    await expect.poll(() => page.evaluate(waiting)).toEqual([expect.stringContaining('Noto Sans Thai')]);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Noto Sans Thai Needed"/);
    const heights = await page.evaluate(textHeights);
    release();
    await page.waitForFunction(isLoaded, 'Noto Sans Thai Needed');
    expect(await page.evaluate(textHeights)).toEqual(heights);
  });

test('keeps fonts off the line on a member’s first visit until the page is interactive, and shows them on the next', async ({
  site,
  visitor,
}) => {
  const { page } = await visitor({ storage: session(site.backend) });
  await setDeviceFonts(page, true);
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  const release = await holdScripts(page);
  await page.goto('/user/home', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('kapao:balance-drawn').length > 0);
  expect(fonts).toEqual([]);
  release();
  await waitForInteractive(page);
  await expect.poll(() => fonts.length).toBe(2);
  const isAfterStart = () => {
    const [start] = performance.getEntriesByName('kapao:interactive');
    const loads = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return loads.every(({ startTime }) => startTime > (start?.startTime ?? Number.NaN));
  };
  expect(await page.evaluate(isAfterStart)).toBe(true);
  await installed(page);
  await page.reload();
  await page.waitForFunction(isLoaded, 'Noto Sans Thai Variable');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"Noto Sans Thai Variable"/);
});

test('loads the font of another language before showing it if the device lacks the script', async ({ visitor }) => {
  const { page } = await visitor();
  await setDeviceFonts(page, false);
  await page.goto('/contact');
  await waitForInteractive(page);
  await page.locator('header select').selectOption('la');
  await page.waitForFunction(() => document.documentElement.lang === 'lo');
  expect(await page.evaluate(isLoaded, 'Noto Sans Lao')).toBe(true);
});
